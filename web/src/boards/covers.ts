/** What stands for a game outside its table: the picture on its cover, its light. */

import type { Component } from 'svelte';
import Rose from '../shell/Rose.svelte';
import './light.css';

import.meta.glob('./*/light.css', { eager: true });
const pictures = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });

/** The picture on a game's cover; a chart's compass rose where there is none. */
export const coverOf = (game: string): Component => pictures[`./${game}/Cover.svelte`] ?? (Rose as Component);
