/** The view after an event; the newest view has the last word once all events are told. */

import { counted, number, text, withSeat } from '../shared/telling.ts';
import type { GameEvent } from '../types.ts';
import { CROSSED } from './components.ts';
import { placeOf, type DesertView, type PartView, type TileView } from './model.ts';

function withTile(view: DesertView, cell: string, change: (tile: TileView) => Partial<TileView>): DesertView {
  const tiles = view.desert.tiles.map((tile) => (tile.cell === cell ? { ...tile, ...change(tile) } : tile));
  return { ...view, desert: { ...view.desert, tiles } };
}

function placed(view: DesertView, pawns: number[], cell: string): DesertView {
  return pawns.reduce((now, pawn) => withSeat(now, pawn, () => ({ cell })), view);
}

function inHand(view: DesertView, seat: number, card: string, by: number): DesertView {
  return withSeat(view, seat, ({ hand }) => ({ hand: counted(hand, card, by) }));
}

function sanded(view: DesertView, cell: string, sand: number, toSupply: number): DesertView {
  const supply = view.sand.supply + toSupply;
  return withTile({ ...view, sand: { supply } }, cell, () => ({ sand, blocked: sand >= CROSSED }));
}

function known(view: DesertView, cell: string, face: string, revealed: boolean): DesertView {
  const tile = view.desert.tiles.find((each) => each.cell === cell);
  if (!tile) return view;
  const back = tile.back === 'water' ? 'water' : 'plain';
  const hidden = tile.face ? view.hidden : { ...view.hidden, [back]: counted(view.hidden[back], face, -1) };
  return withTile({ ...view, hidden }, cell, () => ({ face, revealed }));
}

function partAt(view: DesertView, part: string, there: PartView): DesertView {
  return { ...view, parts: { ...view.parts, [part]: there } };
}

/** A tile goes into the hole with all that lies on it. */
function shifted(view: DesertView, from: string, to: string): DesertView {
  const moved = withTile(view, from, () => ({ cell: to, ...placeOf(to) }));
  const seats = moved.seats.map((seat) => (seat.cell === from ? { ...seat, cell: to } : seat));
  const parts = Object.fromEntries(
    Object.entries(moved.parts).map(([part, there]) => [part, there.cell === from ? { ...there, cell: to } : there]),
  );
  return { ...moved, seats, parts, desert: { ...moved.desert, hole: from } };
}

function stormDrawn(view: DesertView, card: string): DesertView {
  const { size, top, unknown, bottom, discards } = view.storm_pile;
  const thrown = counted(discards, card, 1);
  const rest = top.length
    ? { top: top.slice(1), unknown, bottom }
    : unknown[card]
      ? { top, unknown: counted(unknown, card, -1), bottom }
      : { top, unknown, bottom: bottom.slice(1) };
  return { ...view, last: card, storm_pile: { ...rest, size: size - 1, discards: thrown } };
}

/** All discards but the card that is being resolved make the new pile. */
function shuffled(view: DesertView, count: number): DesertView {
  const { last } = view;
  const unknown = last ? counted(view.storm_pile.discards, last, -1) : view.storm_pile.discards;
  const discards = last ? { [last]: 1 } : {};
  return { ...view, storm_pile: { size: count, top: [], unknown, bottom: [], discards } };
}

export function after(view: DesertView, event: GameEvent): DesertView {
  const seat = number(event, 'seat');
  const pawn = number(event, 'pawn');
  const receiver = number(event, 'receiver');
  const count = number(event, 'count');
  const cell = text(event, 'cell');
  const to = text(event, 'to');
  const part = text(event, 'part');
  const equipment = text(event, 'equipment');
  switch (event.key) {
    case 'moved':
    case 'jetted':
      return placed(view, [seat], to);
    case 'moved_with':
    case 'jetted_with':
      return placed(view, [seat, pawn], to);
    case 'navigated':
      return placed(view, [pawn], to);
    case 'navigated_with':
      return placed(view, [pawn, number(event, 'passenger')], to);
    case 'dug':
      return sanded(view, cell, number(event, 'left'), count);
    case 'blasted':
      return inHand(sanded(view, cell, 0, count), seat, 'dune_blaster', -1);
    case 'sand_fell':
      return sanded(view, cell, count, -1);
    case 'revealed':
      return known(view, cell, text(event, 'tile'), true);
    case 'peeked':
      return inHand(known(view, cell, text(event, 'tile'), false), seat, 'terrascope', -1);
    case 'drew_equipment': {
      const { size, left } = view.equipment_pile;
      const pile = { size: size - 1, left: counted(left, equipment, -1) };
      return inHand({ ...view, equipment_pile: pile }, seat, equipment, 1);
    }
    case 'handed_over':
      return inHand(inHand(view, seat, equipment, -1), receiver, equipment, 1);
    case 'jet_pack_played':
      return inHand(view, seat, 'jet_pack', -1);
    case 'reserve_opened':
      return inHand(view, seat, 'water_reserve', -1);
    case 'shield_raised':
      return inHand(withSeat(view, seat, () => ({ shield: true })), seat, 'solar_shield', -1);
    case 'shield_ended':
      return withSeat(view, seat, () => ({ shield: false }));
    case 'time_throttled':
      return inHand({ ...view, actions_left: number(event, 'left') }, seat, 'time_throttle', -1);
    case 'gained_water':
    case 'drank':
      return withSeat(view, seat, () => ({ water: number(event, 'water') }));
    case 'died':
      return withSeat(view, seat, () => ({ water: -1 }));
    case 'gave': {
      const amount = number(event, 'amount');
      const given = withSeat(view, seat, ({ water }) => ({ water: water - amount }));
      return withSeat(given, receiver, ({ water }) => ({ water: water + amount }));
    }
    case 'part_placed':
    case 'part_caught':
      return partAt(view, part, { state: 'on_tile', cell, seat: null });
    case 'part_in_eye':
      return partAt(view, part, { state: 'in_eye', cell, seat: null });
    case 'picked_up':
      return partAt(view, part, { state: 'picked_up', cell: null, seat });
    case 'reduced':
    case 'ended_step':
      return { ...view, cards_to_draw: number(event, 'cards') };
    case 'drew_storm':
      return stormDrawn(view, text(event, 'storm'));
    case 'storm_shuffled':
      return shuffled(view, count);
    case 'shifted':
      return shifted(view, text(event, 'from'), to);
    case 'storm_rose': {
      const mark = view.storm.skull - number(event, 'left');
      return { ...view, storm: { ...view.storm, mark, level: number(event, 'cards') } };
    }
    case 'turn_began':
      return { ...view, active: seat, turn: number(event, 'turn') };
    default:
      return view;
  }
}
