/** Events told as pictures: what moves while one happens, and what stays marked afterwards. */

import type { Motion, Timed } from '../shared/player.svelte.ts';
import { number, text } from '../shared/telling.ts';
import type { GameEvent } from '../types.ts';
import type { IslandView } from './model.ts';

/** A card on its way between two spots of the board (`data-spot`). */
export interface Flight {
  face: 'card' | 'flood' | 'treasure';
  what: string;
  from: string;
  to: string;
}

export interface Effect extends Timed {
  pawns?: number[];
  manner?: 'walk' | 'fly' | 'swim' | 'lift';
  from?: string;
  to?: string;
  flip?: string;
  sink?: string;
  flights?: Flight[];
  gauge?: boolean;
  leave?: string;
}

const pawnsOf = (event: GameEvent): number[] => (Array.isArray(event.pawns) ? event.pawns.map(Number) : []);

const STILL: Effect = { ms: 0, turn: 0 };

/** What is to be seen while an event happens. */
export function effectOf(before: IslandView, event: GameEvent): Effect {
  const seat = number(event, 'seat');
  const tile = text(event, 'tile');
  const card = text(event, 'card');
  const from = text(event, 'from');
  const to = text(event, 'to');
  const discard = (what: string): Flight => ({
    face: 'card',
    what,
    from: `seat-${seat}`,
    to: 'treasure-discards',
  });
  switch (event.key) {
    case 'moved':
      return { ms: 320, turn: 0, pawns: [seat], manner: 'walk', from, to };
    case 'navigated':
      return { ms: 340, turn: 0, pawns: [number(event, 'pawn')], manner: 'walk', from, to };
    case 'flew':
      return { ms: 400, turn: 0, pawns: [seat], manner: 'fly', from, to };
    case 'swam':
      return { ms: 400, turn: 0, pawns: [seat], manner: 'swim', from, to };
    case 'lifted':
      return {
        ms: 400,
        turn: 0,
        pawns: pawnsOf(event),
        manner: 'lift',
        from,
        to,
        flights: [discard('helicopter_lift')],
      };
    case 'took_off':
      return { ms: 400, turn: 1, leave: before.seats[seat]?.tile ?? '', flights: [discard('helicopter_lift')] };
    case 'shored_up':
      return { ms: 340, turn: 0.5, flip: tile };
    case 'sandbagged':
      return { ms: 340, turn: 0.5, flip: tile, flights: [discard('sandbags')] };
    case 'gave':
      return {
        ms: 340,
        turn: 1,
        flights: [{ face: 'card', what: card, from: `seat-${seat}`, to: `seat-${number(event, 'receiver')}` }],
      };
    case 'discarded':
      return { ms: 300, turn: 0, flights: [discard(card)] };
    case 'captured': {
      const treasure = text(event, 'treasure');
      return {
        ms: 400,
        turn: 1,
        flights: [
          { face: 'treasure', what: treasure, from: `tile-${tile}`, to: `treasure-${treasure}` },
          discard(treasure),
        ],
      };
    }
    case 'drew_treasure': {
      const rises = card === 'waters_rise';
      return {
        ms: rises ? 400 : 320,
        turn: 1,
        flights: [
          { face: 'card', what: card, from: 'treasure-pile', to: rises ? 'treasure-discards' : `seat-${seat}` },
        ],
      };
    }
    case 'waters_rose':
      return { ms: 400, turn: 0, gauge: true };
    case 'flood_stacked':
    case 'flood_refilled':
      return {
        ms: 320,
        turn: 1,
        flights: [{ face: 'flood', what: '', from: 'flood-discards', to: 'flood-pile' }],
      };
    case 'treasure_refilled':
      return {
        ms: 320,
        turn: 1,
        flights: [{ face: 'card', what: '', from: 'treasure-discards', to: 'treasure-pile' }],
      };
    case 'flooded':
      return {
        ms: 360,
        turn: 0.5,
        flip: tile,
        flights: [{ face: 'flood', what: tile, from: 'flood-pile', to: `tile-${tile}` }],
      };
    case 'sank':
      return {
        ms: 400,
        turn: 1,
        sink: tile,
        flights: [{ face: 'flood', what: tile, from: 'flood-pile', to: `tile-${tile}` }],
      };
    default:
      return STILL;
  }
}

/** What the last events changed; it stays marked until the next decision. */
export interface Marks {
  tiles: ReadonlySet<string>;
  pawns: ReadonlySet<number>;
  /** `seat:card` */
  cards: ReadonlySet<string>;
  treasures: ReadonlySet<string>;
  gauge: boolean;
}

export const NO_MARKS: Marks = {
  tiles: new Set(),
  pawns: new Set(),
  cards: new Set(),
  treasures: new Set(),
  gauge: false,
};

export function marked(marks: Marks, event: GameEvent): Marks {
  const seat = number(event, 'seat');
  switch (event.key) {
    case 'moved':
    case 'flew':
    case 'swam':
      return { ...marks, pawns: new Set([...marks.pawns, seat]) };
    case 'navigated':
      return { ...marks, pawns: new Set([...marks.pawns, number(event, 'pawn')]) };
    case 'lifted':
      return { ...marks, pawns: new Set([...marks.pawns, ...pawnsOf(event)]) };
    case 'flooded':
    case 'sank':
    case 'shored_up':
    case 'sandbagged':
      return { ...marks, tiles: new Set([...marks.tiles, text(event, 'tile')]) };
    case 'drew_treasure':
      return { ...marks, cards: new Set([...marks.cards, `${seat}:${text(event, 'card')}`]) };
    case 'gave':
      return {
        ...marks,
        cards: new Set([...marks.cards, `${number(event, 'receiver')}:${text(event, 'card')}`]),
      };
    case 'captured':
      return { ...marks, treasures: new Set([...marks.treasures, text(event, 'treasure')]) };
    case 'waters_rose':
      return { ...marks, gauge: true };
    default:
      return marks;
  }
}

export const MOTION: Motion<IslandView, Effect, Marks> = { effectOf, marked, unmarked: NO_MARKS };
