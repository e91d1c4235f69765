/** Which component draws which game; each is fetched when a table of that game is opened. */

import type { Component } from 'svelte';
import type { BoardProps } from './types';

type Loader = () => Promise<{ default: Component<BoardProps> }>;

const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte') as Record<string, Loader>;

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/Board.svelte`] ?? (() => import('./Plain.svelte') as ReturnType<Loader>);
  return (await load()).default;
}

/** Whether a game has a board of its own; one without is for the terminal and the library only. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}
