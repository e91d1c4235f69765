/** What was told, as lines of the story, and lines as chapters: a turn, a round. */

import { botName, nameOf } from '../lib/people';
import { knows, say } from '../lib/speech.svelte';
import type { Storytelling } from '../lib/texts';
import type { GameEvent, SeatNow, Told } from '../lib/wire';
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

export interface Chapter {
  key: string;
  /** The line that opens it; what comes before the first one has none. */
  heading: Line | null;
  lines: Line[];
}

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

/** The story without its last events: the board has not shown them yet. */
export function upTo(story: Told[], behind: number): Told[] {
  const shown: Told[] = [];
  let hidden = behind;
  for (const told of story.toReversed()) {
    const events = told.events ?? [];
    const kept = Math.max(0, events.length - hidden);
    hidden -= events.length - kept;
    if (kept === events.length) shown.push(told);
    else if (kept) shown.push({ ...told, events: events.slice(0, kept) });
  }
  return shown.reverse();
}

/** The whole story, one line for each happening, in chapters. */
export function chapters(story: Told[], words: TableWords, seats: SeatNow[], how: Storytelling): Chapter[] {
  const leads = moments(story);
  const found: Chapter[] = [{ key: 'start', heading: null, lines: [] }];
  let open: Line | null = null; // what the next happening may follow
  let last: GameEvent | null = null; // what was told last in that line
  for (const told of story) {
    const moment = leads.get(told.n) ?? null;
    const others = between(told, seats);
    if (others.length) {
      found.at(-1)!.lines.push(...others);
      open = null;
      continue;
    }
    for (const [i, event] of (told.events ?? []).entries()) {
      if (isSilent(event, told.events ?? [], how)) continue;
      const line: Line = { key: `${told.n}.${i}`, kind: 'event', text: words.event(event), seat: doer(event), at: told.at, n: told.n, moment };
      if (how.chapters?.includes(event.key)) {
        found.push({ key: line.key, heading: { ...line, kind: 'turn' }, lines: [] });
        open = null;
      } else if (open && open.moment !== null && moment !== null && how.follows?.includes(event.key)) {
        const again = last?.key === event.key && last.seat === event.seat ? words.eventAgain(event) : '';
        open.text = again ? open.text.replace(/\.$/, again) : `${open.text} ${line.text}`;
        open.moment = moment;
      } else {
        found.at(-1)!.lines.push(line);
        open = line;
      }
      last = event;
    }
  }
  return found.filter((chapter) => chapter.heading || chapter.lines.length);
}

/** The same without chapters: their headings are lines like others. */
export function lines(story: Told[], words: TableWords, seats: SeatNow[], how: Storytelling): Line[] {
  return chapters(story, words, seats, how).flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines));
}

const doer = (event: GameEvent) => (typeof event.seat === 'number' ? event.seat : null);

function isSilent(event: GameEvent, beside: GameEvent[], how: Storytelling): boolean {
  if (how.silent?.includes(event.key)) return true;
  return Object.entries(how.instead ?? {}).some(
    ([fuller, shorter]) => shorter === event.key && beside.some((other) => other.key === fuller && other.seat === event.seat),
  );
}

/** What happened between people, not in the game. */
function between(told: Told, seats: SeatNow[]): Line[] {
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
    case 'pin':
      return [line('table', say(args.on ? 'page-told-pin' : 'page-told-unpin'))];
    case 'resign':
      return [line('table', say('page-told-resign', { name }))];
    case 'request':
      return [line('table', say('page-told-request', { name }))];
    case 'answer':
      return [line('table', say(args.agree ? 'page-told-agree' : 'page-told-decline', { name }))];
    case 'next':
      return [line('table', say('page-told-next'))];
    default:
      return [];
  }
}

function seatLine(chair: string, name: string, bot: string): string {
  const known = ['person', 'bot', 'kept', 'open'].includes(chair) ? chair : 'person';
  return say(`page-told-seat-${known}`, { name, bot: botName(bot) });
}
