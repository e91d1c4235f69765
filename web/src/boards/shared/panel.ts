/** A small sheet beside a piece: what it is, and what can be done with it. */

import type { ActionChoice } from '../types.ts';

/** One line of a menu: a choice to make, or a piece to take up. */
export interface Item<Source = unknown> {
  label: string;
  kind: string;
  choice?: ActionChoice;
  source?: Source;
  /** A danger that is in sight: whoever chooses this meets it. */
  warning?: string;
}

export interface Panel<Source = unknown, Pile = string> {
  anchor: HTMLElement;
  title: string;
  lines: string[];
  items: Item<Source>[];
  /** What a press would do, said before it is done. */
  offers?: string[];
  /** The place of the board that it is about. */
  place?: string;
  /** The pile that is looked through. */
  pile?: Pile;
  /** The rule that says more. */
  rule?: string;
}

/** Facts in a row, with points between them; after a whole sentence none is needed. */
export function inARow(facts: string[]): string {
  return facts.slice(1).reduce((row, fact) => row + (/[.!?]$/.test(row) ? ' ' : ' · ') + fact, facts[0] ?? '');
}
