/** The view after an event; the newest view has the last word once all events are told. */

import { number, text, withSeat } from '../shared/telling.ts';
import type { GameEvent } from '../types.ts';
import { RESOURCES, type Animal, type Letter, type Resource, type SeatView, type TableView } from './model.ts';

function cubes(before: SeatView, colour: string, by: number): Partial<SeatView> {
  const resources = { ...before.resources };
  if (RESOURCES.includes(colour as Resource)) resources[colour as Resource] += by;
  return { resources };
}

function stand(view: TableView, seat: number, space: string, from: string): TableView {
  const spaces = view.spaces.map((each) => {
    if (each.space === space && !each.explorers.includes(seat)) return { ...each, explorers: [...each.explorers, seat].sort() };
    return each.space === from ? { ...each, explorers: each.explorers.filter((other) => other !== seat) } : each;
  });
  return from ? { ...view, spaces } : withSeat({ ...view, spaces }, seat, (before) => ({ supply: Math.max(0, before.supply - 1) }));
}

function climb(view: TableView, seat: number, animal: string, value: number, points: number, moved: boolean): TableView {
  const markers = view.markers.map((each) =>
    each.animal === animal ? { ...each, value, position: Math.min(each.position + Number(moved), view.track.length - 1) } : each,
  );
  const sum = markers.reduce((whole, each) => whole + each.value, 0);
  return withSeat({ ...view, markers, sum }, seat, (before) => ({ points: before.points + points }));
}

const laid = (view: TableView, seat: number, letter: Letter): TableView =>
  withSeat(view, seat, ({ assigned }) => ({ assigned: { ...assigned, [letter]: null } }));

export function after(view: TableView, event: GameEvent): TableView {
  const seat = number(event, 'seat');
  const resource = text(event, 'resource');
  const points = number(event, 'points');
  switch (event.key) {
    case 'round_began':
      return { ...view, round: number(event, 'round'), first: seat, phase: 'cards' };
    case 'showed_a':
      return laid({ ...view, phase: 'A' }, seat, 'A');
    case 'showed_b':
      return laid({ ...view, phase: 'B' }, seat, 'B');
    case 'showed_d':
      return laid({ ...view, phase: 'D' }, seat, 'D');
    case 'gained':
    case 'took':
      return withSeat(view, seat, (before) => cubes(before, resource, 1));
    case 'paid_one':
      return withSeat(view, seat, (before) => cubes(before, resource, -1));
    case 'paid_two': {
      const half = withSeat(view, seat, (before) => cubes(before, text(event, 'first'), -1));
      return withSeat(half, seat, (before) => cubes(before, text(event, 'second'), -1));
    }
    case 'exchanged': {
      const half = withSeat(view, seat, (before) => cubes(before, text(event, 'give'), -1));
      return withSeat(half, seat, (before) => cubes(before, text(event, 'take'), 1));
    }
    case 'placed':
    case 'moved':
      return stand({ ...view, phase: 'C' }, seat, text(event, 'space'), text(event, 'from'));
    case 'surrounded': {
      const animal = text(event, 'animal') as Animal;
      const regions = view.regions.map((each) => (each.region === event.region ? { ...each, animal: null } : each));
      return withSeat({ ...view, regions }, seat, (before) => ({
        points: before.points + points,
        animals: { ...before.animals, [animal]: before.animals[animal] + 1 },
      }));
    }
    case 'function_scored':
      return withSeat(view, seat, (before) => ({ points: before.points + points }));
    case 'gained_explorer':
      return withSeat(view, seat, ({ supply, aside }) => ({ supply: supply + 1, aside: aside - 1 }));
    case 'gained_slot':
      return withSeat(view, seat, ({ slots }) => ({ slots: [...slots, null] }));
    case 'marker_moved':
    case 'marker_at_top':
      return climb(view, seat, text(event, 'animal'), number(event, 'value'), points, event.key === 'marker_moved');
    default:
      return view;
  }
}
