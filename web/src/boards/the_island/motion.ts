/** Events told as pictures: what moves while one happens, and what stays marked afterwards. */

import type { Motion, Timed } from '../shared/player.svelte.ts';
import { number, text } from '../shared/telling.ts';
import type { GameEvent } from '../types.ts';
import { LAGOON } from './components.ts';
import { settle, type TableView } from './model.ts';

/** A tile on its way between two spots of the board (`data-spot`). */
export interface Flight {
  tile: string | null;
  terrain: string;
  from: string;
  to: string;
}

export interface Effect extends Timed {
  /** An explorer that goes, falls or is lost. */
  explorer?: string;
  manner?: 'walk' | 'swim' | 'fall' | 'drown' | 'saved' | 'turned';
  /** A tile that sinks, and a back that is shown. */
  sink?: string;
  back?: { space: string; tile: string };
  /** Something opens in the sea. */
  burst?: { space: string; what: 'splash' | 'whirlpool' | 'shield' };
  erupts?: boolean;
  /** The creature that the die shows. */
  rolls?: string;
  /** How the game ends. */
  ending?: string;
  flights?: Flight[];
}

const STILL: Effect = { ms: 0, turn: 0 };

export function effectOf(before: TableView, event: GameEvent): Effect {
  const explorer = text(event, 'explorer');
  const space = text(event, 'space');
  const seat = `seat-${number(event, 'seat')}`;
  const terrain = text(event, 'terrain');
  const tile = typeof event.tile === 'string' ? event.tile : null;
  switch (event.key) {
    case 'placed':
      return { ms: 260, turn: 0, explorer, manner: 'fall' };
    case 'placed_boat':
    case 'boat_appeared':
    case 'appeared':
      return { ms: 300, turn: 0, burst: { space, what: 'splash' } };
    case 'walked':
    case 'boarded':
      return { ms: 300, turn: 0, explorer, manner: 'walk' };
    case 'picked_up':
      return { ms: 200, turn: 0, explorer, manner: 'walk' };
    case 'dived':
    case 'swam':
    case 'rode_dolphin':
      return { ms: 360, turn: 0, explorer, manner: 'swim' };
    case 'jumped':
    case 'fell_in':
      return { ms: 240, turn: 0, explorer, manner: 'fall', burst: { space, what: 'splash' } };
    case 'landed':
      return { ms: 400, turn: 0, explorer, manner: 'saved' };
    case 'sailed':
    case 'wind_blew':
      return { ms: 360, turn: 0 };
    case 'moved_creature':
    case 'lifted':
      return { ms: 400, turn: 0 };
    case 'removed_tile':
      return { ms: 400, turn: 1, sink: space };
    case 'revealed_tile':
      return { ms: 400, turn: 1, back: { space, tile: tile ?? '' } };
    case 'kept_tile':
      return { ms: 340, turn: 1, flights: [{ tile, terrain, from: `space-${before.opened ?? ''}`, to: seat }] };
    case 'played_tile':
      return { ms: 340, turn: 0, flights: [{ tile, terrain, from: seat, to: `space-${LAGOON}` }] };
    case 'defended':
      return {
        ms: 400,
        turn: 0.7,
        flights: [{ tile, terrain, from: seat, to: `space-${space}` }],
        burst: { space, what: 'shield' },
      };
    case 'whirlpool':
      return { ms: 400, turn: 1, burst: { space, what: 'whirlpool' } };
    case 'erupted':
      return { ms: 400, turn: 1, erupts: true };
    case 'lost':
      return { ms: 400, turn: 1, explorer, manner: 'drown' };
    case 'boat_lost':
    case 'creature_lost':
      return { ms: 400, turn: 0.5, burst: { space, what: 'splash' } };
    case 'rolled':
      return { ms: 400, turn: 0.3, rolls: text(event, 'creature') };
    case 'game_over':
      return { ms: 400, turn: 1, ending: text(event, 'ending') };
    case 'revealed':
      return { ms: 240, turn: 0.5, explorer, manner: 'turned' };
    case 'counted':
      return { ms: 400, turn: 0 };
    default:
      return STILL;
  }
}

/** What the last events changed; it stays marked until the next decision. */
export interface Marks {
  spaces: ReadonlySet<string>;
  explorers: ReadonlySet<string>;
  seats: ReadonlySet<number>;
  /** The backs turned up, by their space; where somebody was lost, and of which colour; what was rolled by whom. */
  backs: ReadonlyMap<string, string>;
  lost: readonly { space: string; colour: string }[];
  rolls: readonly { seat: number; creature: string }[];
}

export const NO_MARKS: Marks = {
  spaces: new Set(),
  explorers: new Set(),
  seats: new Set(),
  backs: new Map(),
  lost: [],
  rolls: [],
};

export function marked(marks: Marks, event: GameEvent): Marks {
  const explorer = text(event, 'explorer');
  const withSpace = (space: string): Marks => ({ ...marks, spaces: new Set([...marks.spaces, space]) });
  switch (event.key) {
    case 'placed':
    case 'walked':
    case 'dived':
    case 'swam':
    case 'rode_dolphin':
    case 'jumped':
    case 'boarded':
    case 'landed':
    case 'fell_in':
    case 'picked_up':
      return { ...marks, explorers: new Set([...marks.explorers, explorer]) };
    case 'placed_boat':
    case 'boat_appeared':
    case 'appeared':
    case 'removed_tile':
    case 'boat_lost':
    case 'creature_lost':
    case 'defended':
      return withSpace(text(event, 'space'));
    case 'lost': {
      const space = text(event, 'space');
      return { ...withSpace(space), lost: [...marks.lost, { space, colour: explorer.split('_')[0] ?? '' }] };
    }
    case 'revealed_tile':
      return { ...marks, backs: new Map([...marks.backs, [text(event, 'space'), text(event, 'tile')]]) };
    case 'rolled':
      return { ...marks, rolls: [...marks.rolls, { seat: number(event, 'seat'), creature: text(event, 'creature') }].slice(-6) };
    case 'sailed':
    case 'wind_blew':
    case 'moved_creature':
    case 'lifted':
      return withSpace(text(event, 'to'));
    case 'kept_tile':
    case 'played_tile':
      return { ...marks, seats: new Set([...marks.seats, number(event, 'seat')]) };
    default:
      return marks;
  }
}

export const MOTION: Motion<TableView, Effect, Marks> = { effectOf, marked, unmarked: NO_MARKS, settle };
