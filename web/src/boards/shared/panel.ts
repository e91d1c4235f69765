/** A small sheet beside a piece: what it is, and what can be done with it. */

import type { ActionChoice } from '../types.ts';

/** One line of a menu: a choice to make, or a piece to take up. */
export interface Item<Source> {
  label: string;
  kind: string;
  choice?: ActionChoice;
  source?: Source;
}

export interface Panel<Source, Pile = string> {
  anchor: HTMLElement;
  title: string;
  lines: string[];
  items: Item<Source>[];
  /** What a press would do, said before it is done. */
  offers?: string[];
  tile?: string;
  /** The pile that is looked through. */
  pile?: Pile;
  /** The rule that says more. */
  rule?: string;
}
