/** The picture on a game's cover; a chart's compass rose where there is none yet. */

import type { Component } from 'svelte';
import Rose from '../shell/Rose.svelte';

const pictures = import.meta.glob<{ default: Component }>('./*.svelte', { eager: true });

export const coverOf = (game: string): Component => pictures[`./${game}.svelte`]?.default ?? (Rose as Component);
