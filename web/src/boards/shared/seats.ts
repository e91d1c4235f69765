/** In which order the seats lie around a board. */

import type { Decision } from '../types.ts';

/** In the order of turns, whoever looks at the board first. */
export const turnsFrom = (first: number, seats: number): number[] => Array.from({ length: seats }, (_, i) => (first + i) % seats);

/** The hands of this screen first. */
export const minesFirst = (you: number[], order: number[]): number[] => [...you, ...order.filter((seat) => !you.includes(seat))];

/** Of several hands at this screen, the one that is asked lies open. */
export function openHand(you: number[], decisions: Decision[], active: number): number | undefined {
  const asked = you.find((seat) => decisions.some((decision) => decision.seat === seat && !decision.optional));
  return asked ?? (you.includes(active) ? active : you[0]);
}
