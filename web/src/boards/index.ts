/** Which component draws which game, and what it says of choices; fetched when a table of that game is opened. */

import type { Component } from 'svelte';
import type { BoardProps, Shows } from './types';

export interface GameBoard {
  Board: Component<BoardProps>;
  shows: Shows;
  /** It gives every player a place of its own; else the table lists them. */
  seated: boolean;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const declared = import.meta.glob<{ SHOWS: Shows }>('./*/shows.ts');

/** Until a board is there, and for a game without one. */
export const NOTHING_SHOWN: Shows = { onBoard: () => false, oneWay: () => false };

/** A game without a drawing is played from the list of choices, beside all that its view tells. */
export async function boardOf(game: string): Promise<GameBoard> {
  const board = boards[`./${game}/Board.svelte`] ?? (() => import('./Plain.svelte'));
  const [{ default: Board }, said] = await Promise.all([board(), declared[`./${game}/shows.ts`]?.()]);
  return { Board, shows: said?.SHOWS ?? NOTHING_SHOWN, seated: `./${game}/Board.svelte` in boards };
}
