/** Events told as pictures: what moves while one happens, what the board shows after it, and what stays marked. */

import type { Motion, Timed } from '../shared/player.svelte.ts';
import type { GameEvent } from '../types.ts';
import { RESOURCES, type Animal, type Letter, type Resource, type SeatView, type TableView } from './model.ts';

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

export interface Marks {
  spaces: ReadonlySet<string>;
  regions: ReadonlySet<string>;
  seats: ReadonlySet<number>;
  tracks: ReadonlySet<string>;
  /** Slots just filled: `seat-slot`. */
  slots: ReadonlySet<string>;
}

const text = (event: GameEvent, name: string): string => String(event[name] ?? '');
const number = (event: GameEvent, name: string): number => Number(event[name] ?? 0);

export function effectOf(_view: TableView, event: GameEvent): Effect {
  const seat = number(event, 'seat');
  const home = `seat-${seat}`;
  const cube = (of: string, from: string, to: string): Flight => ({ what: 'cube', of, from, to });
  switch (event.key) {
    case 'drew':
      return { ms: 200, turn: 1, flights: [{ what: 'card', of: '', from: 'pile', to: home }] };
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

export const UNMARKED: Marks = { spaces: new Set(), regions: new Set(), seats: new Set(), tracks: new Set(), slots: new Set() };

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
    case 'gained':
    case 'took':
    case 'exchanged':
      return { ...marks, seats };
    default:
      return marks;
  }
}

// -- the view after an event; the newest view has the last word ------------------------------------------------------

const withSeat = (view: TableView, seat: number, change: (before: SeatView) => Partial<SeatView>): TableView => ({
  ...view,
  seats: view.seats.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)),
});

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

export const MOTION: Motion<TableView, Effect, Marks> = { after, effectOf, marked, unmarked: UNMARKED };
