/** Events told as pictures: what moves on the board while each one happens, and what stays marked. */

import type { Motion, Timed } from '../shared/player.svelte.ts';
import { number, text } from '../shared/telling.ts';
import type { GameEvent } from '../types.ts';
import { settle, type DesertView } from './model.ts';

/** A thing on its way between two spots of the board (`data-spot`). */
export interface Flight {
  face: 'storm' | 'equipment' | 'part' | 'water';
  what: string;
  from: string;
  to: string;
}

export interface Effect extends Timed {
  pawns?: number[];
  manner?: 'walk' | 'fly';
  /** Cells: turned over, sand poured on or taken off, blasted, looked under. */
  flip?: string;
  pour?: string;
  dig?: string;
  blast?: string;
  peek?: string;
  /** The heat of a sun card; the ladder shakes; the wind finds nothing to move. */
  heat?: boolean;
  rise?: boolean;
  respite?: boolean;
  flights?: Flight[];
}

const STILL: Effect = { ms: 0, turn: 0 };

/** What is to be seen while an event happens. */
export function effectOf(_before: DesertView, event: GameEvent): Effect {
  const seat = number(event, 'seat');
  const pawn = number(event, 'pawn');
  const cell = text(event, 'cell');
  const equipment = text(event, 'equipment');
  const flight = (face: Flight['face'], what: string, from: string, to: string): Flight[] => [{ face, what, from, to }];
  const played = (card: string) => flight('equipment', card, `seat-${seat}`, `pawn-${seat}`);
  switch (event.key) {
    case 'moved':
      return { ms: 320, turn: 0, pawns: [seat], manner: 'walk' };
    case 'moved_with':
      return { ms: 340, turn: 0, pawns: [seat, pawn], manner: 'walk' };
    case 'navigated':
      return { ms: 320, turn: 0, pawns: [pawn], manner: 'walk' };
    case 'navigated_with':
      return { ms: 340, turn: 0, pawns: [pawn, number(event, 'passenger')], manner: 'walk' };
    case 'jetted':
      return { ms: 400, turn: 0, pawns: [seat], manner: 'fly' };
    case 'jetted_with':
      return { ms: 400, turn: 0, pawns: [seat, pawn], manner: 'fly' };
    case 'dug':
      return { ms: 260, turn: 0.4, dig: cell };
    case 'blasted':
      return { ms: 400, turn: 0.5, blast: cell, flights: flight('equipment', 'dune_blaster', `seat-${seat}`, `tile-${cell}`) };
    case 'revealed':
      return { ms: 400, turn: 0.5, flip: cell };
    case 'peeked':
      return { ms: 400, turn: 0.6, peek: cell, flights: flight('equipment', 'terrascope', `seat-${seat}`, `tile-${cell}`) };
    case 'drew_equipment':
      return { ms: 360, turn: 1, flights: flight('equipment', equipment, 'equipment-pile', `seat-${seat}`) };
    case 'handed_over':
      return {
        ms: 320,
        turn: 1,
        flights: flight('equipment', equipment, `seat-${seat}`, `seat-${number(event, 'receiver')}`),
      };
    case 'shield_raised':
      return { ms: 360, turn: 0.7, flights: played('solar_shield') };
    case 'reserve_opened':
      return { ms: 320, turn: 0.7, flights: played('water_reserve') };
    case 'jet_pack_played':
      return { ms: 260, turn: 0.5, flights: played('jet_pack') };
    case 'time_throttled':
      return { ms: 360, turn: 0.7, flights: played('time_throttle') };
    case 'gave':
      return {
        ms: 340,
        turn: 0.6,
        flights: flight('water', '', `canteen-${seat}`, `canteen-${number(event, 'receiver')}`),
      };
    case 'gained_water':
      return number(event, 'count') ? { ms: 280, turn: 0 } : STILL;
    case 'part_placed':
    case 'part_in_eye':
    case 'part_caught':
      return { ms: 400, turn: 0.2 };
    case 'picked_up': {
      const part = text(event, 'part');
      return { ms: 400, turn: 1, flights: flight('part', part, `tile-${cell}`, `part-${part}`) };
    }
    case 'drew_storm': {
      const storm = text(event, 'storm');
      return { ms: 400, turn: 1, heat: storm === 'sun_beats_down', flights: flight('storm', storm, 'storm-pile', 'storm-discards') };
    }
    case 'storm_shuffled':
      return { ms: 320, turn: 1, flights: flight('storm', '', 'storm-discards', 'storm-pile') };
    case 'shifted':
      return { ms: 380, turn: 0 };
    case 'respite':
      return { ms: 260, turn: 0, respite: true };
    case 'sand_fell':
      return { ms: 260, turn: 0.3, pour: cell };
    case 'storm_rose':
      return { ms: 400, turn: 0, rise: true };
    case 'drank':
    case 'died':
    case 'sheltered':
    case 'shaded':
      return { ms: 200, turn: 0, heat: true };
    case 'looked':
      return { ms: 300, turn: 1, flights: flight('storm', '', 'storm-pile', 'eye') };
    default:
      return STILL;
  }
}

/** What the last events changed; it stays marked until the next decision. */
export interface Marks {
  cells: ReadonlySet<string>;
  pawns: ReadonlySet<number>;
  /** `seat:equipment` */
  cards: ReadonlySet<string>;
  canteens: ReadonlySet<number>;
  parts: ReadonlySet<string>;
  ladder: boolean;
  /** Storm cards turned over, in order. */
  storms: readonly string[];
  /** Where clues have just met. */
  meets: readonly { part: string; cell: string }[];
}

export const NO_MARKS: Marks = {
  cells: new Set(),
  pawns: new Set(),
  cards: new Set(),
  canteens: new Set(),
  parts: new Set(),
  ladder: false,
  storms: [],
  meets: [],
};

export function marked(marks: Marks, event: GameEvent): Marks {
  const seat = number(event, 'seat');
  const pawn = number(event, 'pawn');
  const cell = text(event, 'cell');
  const part = text(event, 'part');
  const pawns = (...seats: number[]) => ({ ...marks, pawns: new Set([...marks.pawns, ...seats]) });
  const canteens = (...seats: number[]) => ({ ...marks, canteens: new Set([...marks.canteens, ...seats]) });
  switch (event.key) {
    case 'moved':
    case 'jetted':
      return pawns(seat);
    case 'moved_with':
    case 'jetted_with':
      return pawns(seat, pawn);
    case 'navigated':
      return pawns(pawn);
    case 'navigated_with':
      return pawns(pawn, number(event, 'passenger'));
    case 'dug':
    case 'blasted':
    case 'revealed':
    case 'peeked':
    case 'sand_fell':
      return { ...marks, cells: new Set([...marks.cells, cell]) };
    case 'shifted': {
      const cells = new Set(marks.cells);
      cells.delete(text(event, 'from'));
      return { ...marks, cells: cells.add(text(event, 'to')) };
    }
    case 'drew_equipment':
      return { ...marks, cards: new Set([...marks.cards, `${seat}:${text(event, 'equipment')}`]) };
    case 'handed_over':
      return { ...marks, cards: new Set([...marks.cards, `${number(event, 'receiver')}:${text(event, 'equipment')}`]) };
    case 'gained_water':
      return number(event, 'count') ? canteens(seat) : marks;
    case 'drank':
    case 'died':
      return canteens(seat);
    case 'gave':
      return canteens(seat, number(event, 'receiver'));
    case 'part_placed':
    case 'part_in_eye':
      return { ...marks, parts: new Set([...marks.parts, part]), meets: [...marks.meets, { part, cell }] };
    case 'part_caught':
    case 'picked_up':
      return { ...marks, parts: new Set([...marks.parts, part]) };
    case 'storm_rose':
      return { ...marks, ladder: true };
    case 'drew_storm':
      return { ...marks, storms: [...marks.storms, text(event, 'storm')] };
    default:
      return marks;
  }
}

export const MOTION: Motion<DesertView, Effect, Marks> = { effectOf, marked, unmarked: NO_MARKS, settle };
