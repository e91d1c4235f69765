/** Reading an event, and writing down what it changed. */

import type { GameEvent } from '../types.ts';

export const text = (event: GameEvent, name: string): string => String(event[name] ?? '');
export const number = (event: GameEvent, name: string): number => Number(event[name] ?? 0);

/** Counts with one of them changed; what there is none of is not listed. */
export function counted(counts: Record<string, number>, what: string, by: number): Record<string, number> {
  const changed = { ...counts, [what]: (counts[what] ?? 0) + by };
  if ((changed[what] ?? 0) <= 0) delete changed[what];
  return changed;
}

export function withSeat<Seat, View extends { seats: Seat[] }>(
  view: View,
  seat: number,
  change: (before: View['seats'][number]) => Partial<View['seats'][number]>,
): View {
  return { ...view, seats: view.seats.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)) };
}
