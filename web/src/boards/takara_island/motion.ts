/** Events told as pictures: what moves on the board while each one happens, and what stays marked. */

import type { Motion, Timed } from '../shared/player.svelte.ts';
import { number, text } from '../shared/telling.ts';
import type { GameEvent } from '../types.ts';
import { cellOf, settle, tileAt, type TakaraView } from './model.ts';

/** A thing on its way between two spots of the board (`data-spot`). */
export interface Flight {
  face: 'coin' | 'tile' | 'chest' | 'adventurer' | 'specialist' | 'sword' | 'token';
  what: string;
  from: string;
  to: string;
}

export interface Effect extends Timed {
  /** A cell that is looked at, or turned over; the face that comes up. */
  look?: string;
  flip?: { cell: string; tile: string };
  /** A face of the die, or a chest tile, for all to see. */
  die?: string;
  chest?: string;
  flights?: Flight[];
}

const STILL: Effect = { ms: 0, turn: 0 };

/** The tiles that a seat has more of than before. */
function won(before: TakaraView, after: TakaraView, seat: number): string[] {
  const had = before.seats[seat]?.tiles ?? {};
  return Object.entries(after.seats[seat]?.tiles ?? {}).flatMap(([tile, count]) => (count > (had[tile] ?? 0) ? [tile] : []));
}

/** What is to be seen while an event happens. */
export function effectOf(before: TakaraView, event: GameEvent, after: TakaraView): Effect {
  const seat = number(event, 'seat');
  const me = `seat-${seat}`;
  const site = text(event, 'site');
  const cell = cellOf(site, number(event, 'depth'));
  const tile = text(event, 'tile');
  const chest = text(event, 'chest');
  const one = (face: Flight['face'], what: string, from: string, to: string): Flight => ({ face, what, from, to });
  const adventurer = (from: string, to: string) => one('adventurer', after.seats[seat]?.colour ?? '', from, to);
  const walk = (to: string) => adventurer(me, to);
  const coin = (from: string, to: string) => one('coin', '', from, to);
  switch (event.key) {
    case 'rented_sword':
      return { ms: 340, turn: 0.8, flights: [one('sword', '', 'place-forge', me), coin(me, 'place-forge')] };
    case 'observed':
    case 'fought':
      return { ms: 300, turn: 0.9, flights: [walk(`site-${site}`)] };
    case 'looked':
      return { ms: 240, turn: 0.5, look: cell };
    case 'found_rockfall':
    case 'turned_up':
      return { ms: 400, turn: 0.6, flip: { cell, tile: tileAt(after, cell)?.tile.tile ?? '' }, flights: [coin(`tile-${cell}`, me)] };
    case 'dug':
    case 'mined':
      return { ms: 400, turn: 0.85, flip: { cell, tile }, flights: won(before, after, seat).map((each) => one('tile', each, `tile-${cell}`, me)) };
    case 'found_stone':
      return { ms: 320, turn: 0.9, flights: won(before, after, seat).map((each) => one('tile', each, `site-${site}`, me)) };
    case 'gained':
    case 'destroyed':
      return { ms: 300, turn: 0.9, flights: [coin(`site-${site || before.last}`, me)] };
    case 'wounded':
      return { ms: 320, turn: 0.9, flights: [adventurer(`site-${before.last}`, 'place-hospital')] };
    case 'rolled':
      return { ms: 400, turn: 0.75, die: text(event, 'face') };
    case 'beat':
      return { ms: 400, turn: 0.9, flights: [one('tile', tile, `site-${before.last}`, me)] };
    case 'drew_chest':
      return { ms: 400, turn: 0.5, chest };
    case 'kept_chest':
      return { ms: 320, turn: 0.9, flights: [one('chest', chest, 'place-axolotl', me)] };
    case 'mimic_fled':
      return { ms: 320, turn: 0.9, flights: [one('chest', 'c_mimic', me, 'place-axolotl')] };
    case 'cashed_map':
      return { ms: 280, turn: 0.9, flights: [coin('place-axolotl', me)] };
    case 'gambled':
      return { ms: 340, turn: 0.8, flights: [walk('place-tripot'), coin('place-tripot', me)] };
    case 'sold':
      return { ms: 360, turn: 0.8, flights: [one('tile', tile, me, 'place-counter'), coin('place-counter', me)] };
    case 'bought':
      return { ms: 360, turn: 0.8, flights: [one('token', '', 'place-counter', me), coin(me, 'place-counter')] };
    case 'hired':
      return { ms: 380, turn: 0.8, flights: [one('specialist', text(event, 'specialist'), 'place-port', me), walk('place-port')] };
    case 'imitated':
      return { ms: 380, turn: 0.8, flights: [one('specialist', 'imitator', 'place-port', me), walk('place-port')] };
    case 'recruited':
      return { ms: 360, turn: 0.9, flights: [adventurer('place-beach', me)] };
    case 'healed':
    case 'returned':
      return { ms: 300, turn: 0.9, flights: [adventurer('place-hospital', me)] };
    case 'went_back':
      return { ms: 300, turn: 0.9, flights: [one('specialist', text(event, 'specialist'), me, 'place-port')] };
    case 'turn_began':
      return { ms: 200, turn: 0 };
    default:
      return STILL;
  }
}

/** What the last events changed; it stays marked until the next decision. */
export interface Marks {
  cells: ReadonlySet<string>;
  seats: ReadonlySet<number>;
  places: ReadonlySet<string>;
  /** Sites whose last tile has just gone. */
  emptied: ReadonlySet<string>;
  dice: boolean;
  /** Chest tiles drawn, in order. */
  chests: readonly string[];
}

export const NO_MARKS: Marks = {
  cells: new Set(),
  seats: new Set(),
  places: new Set(),
  emptied: new Set(),
  dice: false,
  chests: [],
};

const PLACE_OF: Record<string, string> = {
  rented_sword: 'forge',
  gambled: 'tripot',
  sold: 'counter',
  bought: 'counter',
  hired: 'port',
  imitated: 'port',
  went_back: 'port',
  recruited: 'beach',
  wounded: 'hospital',
  healed: 'hospital',
  rests: 'hospital',
  returned: 'hospital',
};
const EARNS = new Set(['found_rockfall', 'turned_up', 'gained', 'destroyed', 'beat', 'kept_chest', 'cashed_map', 'found_stone', 'gambled', 'sold', 'bought', 'recruited']);
const AT_TILE = new Set(['looked', 'found_rockfall', 'turned_up', 'dug', 'mined']);

export function marked(marks: Marks, event: GameEvent): Marks {
  const { key } = event;
  const next = { ...marks };
  if (AT_TILE.has(key)) next.cells = new Set([...marks.cells, cellOf(text(event, 'site'), number(event, 'depth'))]);
  if (EARNS.has(key)) next.seats = new Set([...marks.seats, number(event, 'seat')]);
  const place = PLACE_OF[key];
  if (place) next.places = new Set([...marks.places, place]);
  if (key === 'emptied') next.emptied = new Set([...marks.emptied, text(event, 'site')]);
  if (key === 'rolled') next.dice = true;
  if (key === 'drew_chest') next.chests = [...marks.chests, text(event, 'chest')];
  return next;
}

export const MOTION: Motion<TakaraView, Effect, Marks> = { effectOf, marked, unmarked: NO_MARKS, settle };
