/** How a seat is called and coloured. */

import { say } from './speech.svelte';
import type { SeatNow } from './wire';

/** Ink for names on paper; a seat takes its own colour or the next of these. */
export const COLOURS = ['teal', 'rust', 'indigo', 'moss', 'plum', 'slate'] as const;

export const colourOf = (seat: SeatNow) =>
  COLOURS.find((colour) => colour === seat.colour) ?? COLOURS[seat.seat % COLOURS.length]!;

export function nameOf(seats: SeatNow[] | undefined, seat: number): string {
  const found = seats?.find((each) => each.seat === seat);
  if (found?.name) return found.name;
  if (found?.kind === 'bot') return say('page-bot-unnamed', { number: seat + 1 });
  return say('page-seat-unnamed', { number: seat + 1 });
}

/** The strength of a bot, as people say it. */
export function botName(bot: string): string {
  const id = `page-bot-${bot}`;
  const known = say(id);
  return known.startsWith('[') ? bot : known;
}
