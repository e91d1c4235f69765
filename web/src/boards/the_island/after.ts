/** What each event changes on the board; the newest view has the last word once all events are told. */

import { number, text, withSeat } from '../shared/telling.ts';
import type { GameEvent } from '../types.ts';
import {
  newId,
  threatOf,
  type CreatureKind,
  type ExplorerView,
  type HandTile,
  type TableView,
  type Terrain,
  type Where,
} from './model.ts';

function withExplorer(view: TableView, explorer: string, change: Partial<ExplorerView>): TableView {
  const explorers = view.explorers.map((each) => (each.explorer === explorer ? { ...each, ...change } : each));
  return { ...view, explorers };
}

function outOfBoats(view: TableView, explorer: string): TableView {
  if (!view.boats.some((boat) => boat.passengers.includes(explorer))) return view;
  const boats = view.boats.map((boat) => ({ ...boat, passengers: boat.passengers.filter((each) => each !== explorer) }));
  return { ...view, boats };
}

function put(view: TableView, explorer: string, where: Where, at: string | null): TableView {
  return withExplorer(outOfBoats(view, explorer), explorer, { where, at });
}

function aboard(view: TableView, explorer: string, space: string): TableView {
  const seated = put(view, explorer, 'boat', space);
  const boats = seated.boats.map((boat) =>
    boat.space === space ? { ...boat, passengers: [...boat.passengers, explorer].sort(byBox(view)) } : boat,
  );
  return { ...seated, boats };
}

/** Passengers are listed as they lie in the box. */
function byBox(view: TableView) {
  const order = view.explorers.map(({ explorer }) => explorer);
  return (one: string, other: string) => order.indexOf(one) - order.indexOf(other);
}

function sailed(view: TableView, from: string, to: string): TableView {
  const passengers = view.boats.find((boat) => boat.space === from)?.passengers ?? [];
  return {
    ...view,
    boats: view.boats.map((boat) => (boat.space === from ? { ...boat, space: to } : boat)),
    explorers: view.explorers.map((each) => (passengers.includes(each.explorer) ? { ...each, at: to } : each)),
  };
}

function carried(view: TableView, creature: string, from: string, to: string): TableView {
  const at = view.creatures.findIndex((each) => each.creature === creature && each.space === from);
  return { ...view, creatures: view.creatures.map((each, i) => (i === at ? { ...each, space: to } : each)) };
}

function withoutCreature(view: TableView, creature: string, spaces: string[]): TableView {
  const at = view.creatures.findIndex((each) => each.creature === creature && spaces.includes(each.space));
  return { ...view, creatures: view.creatures.filter((_, i) => i !== at) };
}

function supplied(view: TableView, piece: string): TableView {
  return { ...view, supply: { ...view.supply, [piece]: (view.supply[piece] ?? 1) - 1 } };
}

function spent(view: TableView, seat: number, tile: string, terrain: string): TableView {
  return withSeat(view, seat, ({ hand }) => {
    const fits = (each: HandTile) => each.terrain === terrain && (each.tile === tile || each.tile === null);
    const at = hand.findIndex(fits);
    const rest = hand.filter((_, i) => i !== at);
    return { hand: rest, hand_size: rest.length };
  });
}

/** What was about to strike has struck, unless it was fended off. */
function struck(view: TableView, event: GameEvent): TableView {
  const threat = threatOf(view);
  if (!threat || event.key === 'declined' || event.key === 'defended') return view;
  return { ...carried(view, threat.creature, threat.from, threat.to), step: null };
}

export function after(before: TableView, event: GameEvent): TableView {
  const view = struck(before, event);
  const seat = number(event, 'seat');
  const explorer = text(event, 'explorer');
  const space = text(event, 'space');
  const from = text(event, 'from');
  const to = text(event, 'to');
  const creature = text(event, 'creature');
  const terrain = text(event, 'terrain') as Terrain;
  switch (event.key) {
    case 'placed':
      return withSeat(put(view, explorer, 'land', space), seat, (each) => ({ on_board: each.on_board + 1 }));
    case 'placed_boat': {
      const boats = [...view.boats, { id: newId(), space, passengers: [], control: [] }];
      return withSeat({ ...view, boats }, seat, (each) => ({ boats: each.boats - 1 }));
    }
    case 'play_began': {
      const kept = view.options.memory_aid === 'yes';
      return { ...view, begun: true, explorers: kept ? view.explorers : view.explorers.map((each) => ({ ...each, value: null })) };
    }
    case 'turn_began':
      return { ...view, active: seat, turn: number(event, 'turn') };
    case 'played_tile':
      return spent(view, seat, text(event, 'tile'), terrain);
    case 'walked':
      return put(view, explorer, 'land', to);
    case 'dived':
    case 'swam':
    case 'rode_dolphin':
      return put(view, explorer, 'sea', to);
    case 'jumped':
    case 'fell_in':
      return put(view, explorer, 'sea', space);
    case 'boarded':
      return aboard(view, explorer, to);
    case 'picked_up':
      return aboard(view, explorer, space);
    case 'landed':
      return withSeat(put(view, explorer, 'isle', text(event, 'isle')), seat, (each) => ({
        saved: each.saved + 1,
        on_board: each.on_board - 1,
      }));
    case 'sailed':
    case 'wind_blew':
      return sailed(view, from, to);
    case 'removed_tile':
      return {
        ...view,
        opened: space,
        tiles: view.tiles.filter((tile) => tile.space !== space),
        tiles_left: { ...view.tiles_left, [terrain]: view.tiles_left[terrain] - 1 },
      };
    case 'kept_tile': {
      const tile: HandTile = { terrain, tile: typeof event.tile === 'string' ? event.tile : null };
      return withSeat(view, seat, ({ hand }) => ({ hand: [...hand, tile], hand_size: hand.length + 1 }));
    }
    case 'appeared':
      return supplied(
        { ...view, creatures: [...view.creatures, { id: newId(), creature: creature as CreatureKind, space }] },
        creature,
      );
    case 'boat_appeared':
      return supplied({ ...view, boats: [...view.boats, { id: newId(), space, passengers: [], control: [] }] }, 'boat');
    case 'erupted':
      return {
        ...view,
        boats: view.boats.map((boat) => ({ ...boat, passengers: [] })),
        explorers: view.explorers.map((each) => (each.where === 'isle' ? each : { ...each, where: 'lost', at: null })),
        seats: view.seats.map((each) => ({ ...each, on_board: 0 })),
      };
    case 'lost':
      return withSeat(put(view, explorer, 'lost', null), seat, (each) => ({ on_board: each.on_board - 1 }));
    case 'boat_lost':
      return { ...view, boats: view.boats.filter((boat) => boat.space !== space) };
    case 'creature_lost':
      return withoutCreature(view, creature, [space]);
    case 'rolled':
      return { ...view, rolled: creature as CreatureKind };
    case 'moved_creature':
    case 'lifted':
      return carried(view, creature, from, to);
    case 'defended':
      return {
        ...withoutCreature(spent(view, seat, text(event, 'tile'), terrain), creature, [threatOf(view)?.from ?? space]),
        step: null,
      };
    case 'revealed':
      return withExplorer(view, explorer, { value: number(event, 'value') });
    default:
      return view;
  }
}
