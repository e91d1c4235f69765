/** The decision list, as boards read it. */

import type { ActionChoice, Decision } from '../types.ts';

export const offered = (decisions: Decision[]): ActionChoice[] => decisions.flatMap((decision) => decision.actions);

export function same(one: ActionChoice | null, other: ActionChoice | null): boolean {
  return !!one && !!other && one.seat === other.seat && one.number === other.number;
}
