/** Events told as pictures: what each one changes on the board, and what moves while it does. */

import type { Motion, Timed } from '../shared/player.svelte.ts';
import type { GameEvent } from '../types.ts';
import type { IslandView, SeatView, TileState } from './model.ts';

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

const STILL: Effect = { ms: 0, turn: 0 };

function text(event: GameEvent, name: string): string {
  return String(event[name] ?? '');
}

function number(event: GameEvent, name: string): number {
  return Number(event[name] ?? 0);
}

function withSeat(view: IslandView, seat: number, change: (seat: SeatView) => SeatView): IslandView {
  return { ...view, seats: view.seats.map((each, i) => (i === seat ? change(each) : each)) };
}

function placed(view: IslandView, pawns: number[], tile: string): IslandView {
  return pawns.reduce((now, pawn) => withSeat(now, pawn, (seat) => ({ ...seat, tile })), view);
}

function inHand(view: IslandView, seat: number, card: string, by: number): IslandView {
  return withSeat(view, seat, (each) => {
    const hand = { ...each.hand, [card]: (each.hand[card] ?? 0) + by };
    if ((hand[card] ?? 0) <= 0) delete hand[card];
    return { ...each, hand, hand_size: each.hand_size + by };
  });
}

function discarded(view: IslandView, card: string, by = 1): IslandView {
  const { size, discards } = view.treasure_pile;
  return { ...view, treasure_pile: { size, discards: { ...discards, [card]: (discards[card] ?? 0) + by } } };
}

function spent(view: IslandView, seat: number, card: string, by = 1): IslandView {
  return discarded(inHand(view, seat, card, -by), card, by);
}

function turned(view: IslandView, tile: string, state: TileState): IslandView {
  const tiles = view.island.tiles.map((each) => (each.tile === tile ? { ...each, state } : each));
  return { ...view, island: { ...view.island, tiles } };
}

function floodDrawn(view: IslandView, tile: string, kept: boolean): IslandView {
  const layers = view.flood_pile.layers
    .map((layer) => layer.filter((each) => each !== tile))
    .filter((layer) => layer.length);
  const others = view.flood_pile.discards.filter((each) => each !== tile);
  return {
    ...view,
    flood_pile: {
      layers,
      size: layers.reduce((sum, layer) => sum + layer.length, 0),
      discards: kept ? [...others, tile] : others,
    },
  };
}

function stacked(view: IslandView, onTop: boolean): IslandView {
  const { layers, discards } = view.flood_pile;
  const all = discards.length ? [[...discards], ...(onTop ? layers : [])] : layers;
  const size = all.reduce((sum, layer) => sum + layer.length, 0);
  return { ...view, flood_pile: { layers: all, size, discards: [] } };
}

/** The view after an event; the newest view has the last word once all events are told. */
export function after(view: IslandView, event: GameEvent): IslandView {
  const seat = number(event, 'seat');
  const tile = text(event, 'tile');
  const card = text(event, 'card');
  switch (event.key) {
    case 'moved':
    case 'flew':
    case 'swam':
      return placed(view, [seat], text(event, 'to'));
    case 'navigated':
      return placed(view, [number(event, 'pawn')], text(event, 'to'));
    case 'lifted':
      return spent(placed(view, pawnsOf(event), text(event, 'to')), seat, 'helicopter_lift');
    case 'took_off':
      return spent(view, seat, 'helicopter_lift');
    case 'shored_up':
      return turned(view, tile, 'dry');
    case 'sandbagged':
      return spent(turned(view, tile, 'dry'), seat, 'sandbags');
    case 'gave':
      return inHand(inHand(view, seat, card, -1), number(event, 'receiver'), card, 1);
    case 'discarded':
      return spent(view, seat, card);
    case 'captured': {
      const treasure = text(event, 'treasure');
      return spent({ ...view, treasures: { ...view.treasures, [treasure]: seat } }, seat, treasure, 4);
    }
    case 'drew_treasure': {
      const { size, discards } = view.treasure_pile;
      const drawn = { ...view, treasure_pile: { size: size - 1, discards } };
      return card === 'waters_rise' ? discarded(drawn, card) : inHand(drawn, seat, card, 1);
    }
    case 'treasure_refilled':
      return { ...view, treasure_pile: { size: number(event, 'count'), discards: {} } };
    case 'waters_rose':
      return {
        ...view,
        water: { ...view.water, level: number(event, 'level'), flood_cards: number(event, 'cards') },
      };
    case 'flood_stacked':
      return stacked(view, true);
    case 'flood_refilled':
      return stacked(view, false);
    case 'flooded':
      return floodDrawn(turned(view, tile, 'flooded'), tile, true);
    case 'sank':
      return floodDrawn(turned(view, tile, 'sunk'), tile, false);
    case 'turn_began':
      return { ...view, active: seat, turn: number(event, 'turn') };
    default:
      return view;
  }
}

function pawnsOf(event: GameEvent): number[] {
  return Array.isArray(event.pawns) ? event.pawns.map(Number) : [];
}

/** What is to be seen while an event happens. */
export function effectOf(view: IslandView, event: GameEvent): Effect {
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
      return { ms: 400, turn: 1, leave: view.seats[seat]?.tile ?? '', flights: [discard('helicopter_lift')] };
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

export const MOTION: Motion<IslandView, Effect, Marks> = { after, effectOf, marked, unmarked: NO_MARKS };
