/** How a game ended, as every view tells it. */

import type { Json } from '../types.ts';

export interface Outcome {
  name: string;
  rule: string;
  won: boolean[];
  /** What the ending is about: a treasure, a pawn. */
  args?: Record<string, Json>;
}

/** Where everybody plays for themselves: equal ranks are shared. */
export interface Ranking extends Outcome {
  ranks: number[];
  scores: number[];
}

/** The seats in the order of their ranks. */
export function ranked<Seat>(seats: Seat[], outcome: Ranking | null): { seat: Seat; number: number; rank: number; score: number }[] {
  return seats
    .map((seat, number) => ({ seat, number, rank: outcome?.ranks[number] ?? 0, score: outcome?.scores[number] ?? 0 }))
    .sort((one, other) => one.rank - other.rank);
}
