/** How a seat is called and coloured. */

import { say } from './speech.svelte';
import type { Json } from '../boards/types';
import type { SeatNow } from './wire';

type View = Record<string, Json>;

/** Ink for names on paper; a seat takes its own colour or the next of these. */
export const COLOURS = ['teal', 'rust', 'indigo', 'moss', 'plum', 'slate'] as const;

/** Colours of pieces in the boxes: a seat that plays such pieces wears them. */
export const PIECES = ['red', 'blue', 'yellow', 'green', 'orange', 'black', 'white'] as const;

export function colourOf(seat: SeatNow, view?: View): string {
  const seats = view?.seats;
  const own = Array.isArray(seats) ? seats[seat.seat] : null;
  const given = own && typeof own === 'object' && !Array.isArray(own) ? (Array.isArray(own.colours) ? own.colours[0] : own.colour) : null;
  return (
    PIECES.find((colour) => colour === given) ??
    COLOURS.find((colour) => colour === seat.colour) ??
    COLOURS[seat.seat % COLOURS.length]!
  );
}

export function nameOf(seats: SeatNow[] | undefined, seat: number): string {
  const found = seats?.find((each) => each.seat === seat);
  if (found?.name) return found.name;
  if (found?.kind === 'bot') return say('page-bot-unnamed', { number: seat + 1 });
  return say('page-seat-unnamed', { number: seat + 1 });
}

/** How strong a bot is, in one line; nothing of one that nobody has written about. */
export function botHelp(bot: string): string {
  const known = bot ? say(`page-bot-${bot}`, {}, 'help') : '';
  return known.startsWith('[') ? '' : known;
}

/** The name of a bot, as people say it. */
export function botName(bot: string): string {
  const id = `page-bot-${bot}`;
  const known = say(id);
  return known.startsWith('[') ? bot : known;
}
