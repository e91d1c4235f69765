/** Curves of a review: the odds of every side, over the moments of the replay or over the decisions. */

import type { ReviewFound } from '../../lib/wire';

/** Where a point lies, and how high: a share of the victory. */
export interface Point {
  at: number;
  odds: number;
}

/** Sides are told apart by their dashes, too. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '6 6'];

/** The curve of every side over the moments of the replay. */
export function overMoments(review: ReviewFound, moments: number[]): Point[][] {
  return review.sums.map((sums, side) => {
    const first = review.happenings[0];
    const start: Point[] = [{ at: first ? (moments[first.first] ?? 0) : 0, odds: sums.start }];
    return start.concat(review.happenings.map((each) => ({ at: moments[each.following] ?? 0, odds: each.after[side] ?? 0 })));
  });
}

/** The curve of every side over the decisions: what came of the first is at 1. */
export function overDecisions(review: ReviewFound): Point[][] {
  return review.sums.map((sums, side) => [
    { at: 0, odds: sums.start },
    ...review.happenings.map((each, i) => ({ at: i + 1, odds: each.after[side] ?? 0 })),
  ]);
}

/** A share as it is told and drawn: a result without luck can be reckoned below none or above all of a victory. */
export const within = (share: number) => Math.max(0, Math.min(1, share));

/** The line through some points, in a box of this size; `last` is at its right edge. */
export function path(points: Point[], last: number, width: number, height: number): string {
  return points
    .map(({ at, odds }, i) => `${i ? 'L' : 'M'}${((width * at) / Math.max(1, last)).toFixed(2)} ${(height * (1 - within(odds))).toFixed(2)}`)
    .join('');
}

/** Points of a hundred with their sign: `+12`, `−3`, `0`. */
export function points(share: number, signed = true): string {
  const rounded = Math.round(100 * share);
  return `${rounded < 0 ? '−' : signed && rounded ? '+' : ''}${Math.abs(rounded)}`;
}
