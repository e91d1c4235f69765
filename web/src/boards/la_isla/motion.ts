/** Events told as pictures: what moves while one happens, and what stays marked afterwards. */

import type { Motion, Timed } from '../shared/player.svelte.ts';
import { number, text } from '../shared/telling.ts';
import type { GameEvent } from '../types.ts';
import type { TableView } from './model.ts';

/** A piece on its way between two spots of the board (`data-spot`). */
export interface Flight {
  what: 'cube' | 'animal' | 'explorer' | 'card' | 'points';
  of: string;
  from: string;
  to: string;
}

export interface Effect extends Timed {
  flights?: Flight[];
  /** A track whose marker climbs, a region that is emptied. */
  track?: string;
  region?: string;
}

/** Long enough to read one card before the next is turned up. */
const TURNED_UP = 400;
/** One player after another, source by source. */
const COUNTED = 400;

export interface Marks {
  spaces: ReadonlySet<string>;
  regions: ReadonlySet<string>;
  seats: ReadonlySet<number>;
  tracks: ReadonlySet<string>;
  /** Slots just filled: `seat-slot`. */
  slots: ReadonlySet<string>;
  /** Seats whose points have been counted at the end. */
  counted: ReadonlySet<number>;
}

export function effectOf(_before: TableView, event: GameEvent): Effect {
  const seat = number(event, 'seat');
  const home = `seat-${seat}`;
  const cube = (of: string, from: string, to: string): Flight => ({ what: 'cube', of, from, to });
  switch (event.key) {
    case 'drew':
      return { ms: 200, turn: 1, flights: [{ what: 'card', of: '', from: 'pile', to: home }] };
    case 'showed_a':
    case 'showed_b':
    case 'showed_d':
      return { ms: TURNED_UP, turn: 0.4, flights: [{ what: 'card', of: '', from: home, to: 'tray' }] };
    case 'final_score':
      return { ms: COUNTED, turn: 0 };
    case 'put':
    case 'covered':
      return { ms: 260, turn: 1, flights: [{ what: 'card', of: text(event, 'function'), from: home, to: `slot-${seat}-${number(event, 'slot')}` }] };
    case 'gained':
    case 'took':
      return { ms: 260, turn: 1, flights: [cube(text(event, 'resource'), `supply-${text(event, 'resource')}`, home)] };
    case 'paid_one':
      return { ms: 220, turn: 0, flights: [cube(text(event, 'resource'), home, `supply-${text(event, 'resource')}`)] };
    case 'paid_two':
      return { ms: 240, turn: 0, flights: ['first', 'second'].map((each) => cube(text(event, each), home, `supply-${text(event, each)}`)) };
    case 'exchanged':
      return {
        ms: 300,
        turn: 0.5,
        flights: [
          cube(text(event, 'give'), home, `supply-${text(event, 'give')}`),
          cube(text(event, 'take'), `supply-${text(event, 'take')}`, home),
        ],
      };
    case 'placed':
      return { ms: 380, turn: 0.9, flights: [{ what: 'explorer', of: String(seat), from: home, to: `space-${text(event, 'space')}` }] };
    case 'moved':
      return { ms: 400, turn: 0.9, flights: [{ what: 'explorer', of: String(seat), from: `space-${text(event, 'from')}`, to: `space-${text(event, 'space')}` }] };
    case 'surrounded':
      return {
        ms: 400,
        turn: 0.9,
        region: text(event, 'region'),
        flights: [{ what: 'animal', of: text(event, 'animal'), from: `region-${text(event, 'region')}`, to: home }],
      };
    case 'function_scored':
      return { ms: 240, turn: 1, flights: [{ what: 'points', of: String(number(event, 'points')), from: 'island', to: home }] };
    case 'marker_moved':
    case 'marker_at_top':
      return { ms: 340, turn: 0.2, track: text(event, 'animal') };
    default:
      return { ms: 0, turn: 0 };
  }
}

export const NO_MARKS: Marks = { spaces: new Set(), regions: new Set(), seats: new Set(), tracks: new Set(), slots: new Set(), counted: new Set() };

export function marked(marks: Marks, event: GameEvent): Marks {
  const add = <T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> => new Set([...set, one]);
  const seats = add(marks.seats, number(event, 'seat'));
  switch (event.key) {
    case 'placed':
    case 'moved':
      return { ...marks, seats, spaces: add(marks.spaces, text(event, 'space')) };
    case 'surrounded':
      return { ...marks, seats, regions: add(marks.regions, text(event, 'region')) };
    case 'marker_moved':
    case 'marker_at_top':
      return { ...marks, tracks: add(marks.tracks, text(event, 'animal')) };
    case 'put':
    case 'covered':
      return { ...marks, slots: add(marks.slots, `${number(event, 'seat')}-${number(event, 'slot')}`) };
    case 'final_score':
      return { ...marks, counted: add(marks.counted, number(event, 'seat')) };
    case 'gained':
    case 'took':
    case 'exchanged':
      return { ...marks, seats };
    default:
      return marks;
  }
}

export const MOTION: Motion<TableView, Effect, Marks> = { effectOf, marked, unmarked: NO_MARKS };
