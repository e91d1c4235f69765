/** Which component draws which game, and what it says of choices; fetched when a table of that game is opened. */

import type { Component } from 'svelte';
import type { BoardProps, Shows } from './types';

export interface GameBoard {
  Board: Component<BoardProps>;
  shows: Shows;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const declared = import.meta.glob<{ SHOWS: Shows }>('./*/shows.ts');

/** Until a board is there, and for a game without one. */
export const NOTHING_SHOWN: Shows = { onBoard: () => false, oneWay: () => false };

export async function boardOf(game: string): Promise<GameBoard> {
  const board = boards[`./${game}/Board.svelte`] ?? (() => import('./Plain.svelte'));
  const [{ default: Board }, said] = await Promise.all([board(), declared[`./${game}/shows.ts`]?.()]);
  return { Board, shows: said?.SHOWS ?? NOTHING_SHOWN };
}

/** Whether a game has a board of its own; one without is for the terminal and the library only. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}
