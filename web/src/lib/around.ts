/** Who sits around the table, for whatever draws a player's one place: the board lays it out, the table knows the people. */

import { getContext, setContext } from 'svelte';
import { botName } from './people';
import { say } from './speech.svelte';
import type { SeatNow } from './wire';

export interface Around {
  seats: SeatNow[];
  /** The seats that this screen plays. */
  you: number[];
  /** The seats that everybody waits for. */
  owing: number[];
  over: boolean;
  /** Show all about a seat. */
  open(seat: number): void;
}

const KEY = Symbol('around');

export const layAround = (around: Around) => setContext(KEY, around);

/** Nothing where a board stands alone. */
export const seenAround = () => getContext<Around | undefined>(KEY);

/** In one word or two: a bot and how well it plays, a person here or away. */
export function stateOf(seat: SeatNow, you: number[], over: boolean): string {
  if (seat.kind === 'open') return over ? '' : say('page-seat-is-free');
  if (seat.thinking) return say('page-thinking');
  if (seat.kind === 'kept') return say('page-kept');
  if (seat.kind === 'bot') return botName(seat.bot ?? '');
  if (you.includes(seat.seat)) return say('page-you');
  if (seat.here) return say('page-here');
  return over ? '' : say('page-away');
}
