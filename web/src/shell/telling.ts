/** What was told, as lines of the story. */

import { botName, nameOf } from '../lib/people';
import { knows, say } from '../lib/speech.svelte';
import type { SeatNow, Told } from '../lib/wire';
import type { TableWords } from '../lib/words';

export interface Line {
  key: string;
  kind: 'event' | 'turn' | 'say' | 'table';
  text: string;
  /** Whose doing it was, if anybody's. */
  seat: number | null;
  at: number;
  n: number;
  /** The moment of the replay that this line tells, as long as it stands. */
  moment: number | null;
}

const HEADINGS = new Set(['turn_began']);

/** Everything that was said, by the number of what was told: as which saying it counts, and whether it is still there. */
export function sayings(story: Told[]): Map<number, { saying: number; gone: boolean }> {
  const said = story.filter((told) => told.kind === 'say');
  const deleted = new Set(story.filter((told) => told.kind === 'unsay').map((told) => told.args?.saying));
  const silent = (told: Told) => !told.args?.text && !told.args?.signal;
  return new Map(said.map((told, saying) => [told.n, { saying, gone: deleted.has(saying) || silent(told) }]));
}

/** For each thing told the moment that it led to; what was taken back leads nowhere. */
export function moments(story: Told[]): Map<number, number> {
  const found = new Map<number, number>();
  let stands = Infinity; // later take-backs reach down to here
  for (const told of story.toReversed()) {
    const moment = told.moment ?? 0;
    if (told.kind === 'undo') stands = Math.min(stands, moment);
    else if ((told.kind === 'act' || told.kind === 'start') && moment <= stands) found.set(told.n, moment);
  }
  return found;
}

export function lines(told: Told, words: TableWords, seats: SeatNow[], moment: number | null = null): Line[] {
  const args = told.args ?? {};
  const seat = typeof args.seat === 'number' ? args.seat : null;
  const line = (kind: Line['kind'], text: string): Line => ({ key: `${told.n}`, kind, text, seat, at: told.at, n: told.n, moment: null });
  const name = seat === null ? '' : nameOf(seats, seat);
  switch (told.kind) {
    case 'say': {
      const signal = String(args.signal ?? '');
      const shown = signal && knows(`page-signal-${signal.replaceAll('_', '-')}`) ? say(`page-signal-${signal.replaceAll('_', '-')}`) : signal;
      return [line('say', [shown, String(args.text ?? '')].filter(Boolean).join(' '))];
    }
    case 'undo':
      return [line('table', say('page-told-undo', { name, count: typeof args.acts === 'number' ? args.acts : 1 }))];
    case 'seat':
      return [line('table', seatLine(String(args.chair ?? ''), String(args.name ?? '') || name, String(args.bot ?? '')))];
    case 'freed':
      return [line('table', say('page-told-freed', { name: String(args.name ?? '') || name }))];
    case 'knock':
      return [line('table', say('page-told-knock', { name: String(args.name ?? '') || say('page-somebody') }))];
    case 'admit':
      return [line('table', say(args.agree ? 'page-told-admit' : 'page-told-turn-away', { name }))];
    case 'pause':
      return [line('table', say(args.on ? 'page-told-pause' : 'page-told-resume', { name }))];
    case 'resign':
      return [line('table', say('page-told-resign', { name }))];
    case 'request':
      return [line('table', say('page-told-request', { name }))];
    case 'answer':
      return [line('table', say(args.agree ? 'page-told-agree' : 'page-told-decline', { name }))];
    case 'next':
      return [line('table', say('page-told-next'))];
    default:
      return (told.events ?? []).map((event, i) => ({
        key: `${told.n}.${i}`,
        kind: HEADINGS.has(event.key) ? 'turn' : 'event',
        text: words.event(event),
        seat: typeof event.seat === 'number' ? event.seat : null,
        at: told.at,
        n: told.n,
        moment,
      }));
  }
}

function seatLine(chair: string, name: string, bot: string): string {
  const known = ['person', 'bot', 'kept', 'open'].includes(chair) ? chair : 'person';
  return say(`page-told-seat-${known}`, { name, bot: botName(bot) });
}
