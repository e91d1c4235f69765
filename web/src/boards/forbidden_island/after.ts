/** The view after an event; the newest view has the last word once all events are told. */

import { counted, number, text, withSeat } from '../shared/telling.ts';
import type { GameEvent } from '../types.ts';
import type { IslandView, TileState } from './model.ts';

export function pawnsOf(event: GameEvent): number[] {
  return Array.isArray(event.pawns) ? event.pawns.map(Number) : [];
}

function placed(view: IslandView, pawns: number[], tile: string): IslandView {
  return pawns.reduce((now, pawn) => withSeat(now, pawn, () => ({ tile })), view);
}

function inHand(view: IslandView, seat: number, card: string, by: number): IslandView {
  return withSeat(view, seat, ({ hand, hand_size }) => ({ hand: counted(hand, card, by), hand_size: hand_size + by }));
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
