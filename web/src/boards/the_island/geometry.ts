/** Where things are on the chart, in its own units; no rule is decided here. */

import { nearest, type Arrow } from '../shared/arrows.ts';
import { boatAt, creaturesAt, explorersAt, terrainOf, threatOf, type ExplorerView, type TableView } from './model.ts';

/** From the middle of a hexagon to its corner. */
export const SIZE = 50;
export const WIDE = SIZE * Math.sqrt(3);
/** The whole chart, with its middle at 0, 0. */
export const CHART = { width: 1150, height: 1080 };

export interface Spot {
  x: number;
  y: number;
}

const spaces = new Map<string, Spot>();

/** The middle of a space; the places of the board never change, so they are counted once. */
export function centre(view: TableView, space: string): Spot {
  if (!spaces.size) for (const [name, q, r] of view.spaces) spaces.set(name, { x: WIDE * (q + r / 2), y: SIZE * 1.5 * r });
  return spaces.get(space) ?? ISLES[space] ?? { x: 0, y: 0 };
}

/** The four corners of the chart. */
export const ISLES: Record<string, Spot> = {
  isle_nw: { x: -484, y: -448 },
  isle_ne: { x: 484, y: -448 },
  isle_sw: { x: -484, y: 448 },
  isle_se: { x: 484, y: 448 },
};

export function corners(x: number, y: number, size: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const turn = (Math.PI / 180) * (60 * i - 90);
    return `${(x + size * Math.cos(turn)).toFixed(1)},${(y + size * Math.sin(turn)).toFixed(1)}`;
  }).join(' ');
}

const HEIGHT: Record<string, number> = { beach: 0, forest: -8, mountain: -14 };

/** The middle of a space's ground: a tile's top lies higher than the sea. */
export function top(view: TableView, place: string): Spot {
  const { x, y } = centre(view, place);
  return { x, y: y + (HEIGHT[terrainOf(view, place) ?? ''] ?? 0) };
}

/** A line around a space or an isle. */
export function outline(view: TableView, place: string, size = 44): string {
  const { x, y } = top(view, place);
  return corners(x, y, place in ISLES ? 84 : size);
}

/** A number of a space that is always the same: no two tiles look quite alike. */
export function hash(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

// -- pieces -----------------------------------------------------------------------------------------------------

export interface Placed extends Spot {
  scale: number;
}

/** Several explorers around the middle of a space: where they stand and how large they are. */
export function crowd(count: number): Placed[] {
  if (count <= 1) return [{ x: 0, y: 0, scale: 1 }];
  if (count === 2) return [-16, 16].map((x) => ({ x, y: 0, scale: 0.82 }));
  if (count === 3) return [{ x: 0, y: -15, scale: 0.68 }, { x: -20, y: 13, scale: 0.68 }, { x: 20, y: 13, scale: 0.68 }];
  const scale = count > 9 ? 0.4 : count > 6 ? 0.48 : 0.58;
  const columns = count > 9 ? 4 : count > 4 ? 3 : 2;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const here = row === rows - 1 ? count - row * columns : columns;
    return { x: ((i % columns) - (here - 1) / 2) * 38 * scale, y: (row - (rows - 1) / 2) * 46 * scale, scale };
  });
}

/** Explorers on an isle, where there is more room: rows of three or four. */
export function harbour(count: number): Placed[] {
  const columns = count > 6 ? 4 : 3;
  const rows = Math.ceil(count / columns);
  const scale = rows > 3 ? 0.42 : rows > 2 ? 0.5 : rows > 1 ? 0.62 : 0.78;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const here = row === rows - 1 ? count - row * columns : columns;
    return { x: ((i % columns) - (here - 1) / 2) * 46 * scale, y: (row - (rows - 1) / 2) * (rows > 2 ? 62 : 72) * scale, scale };
  });
}

/** The three seats of a boat. */
export const SEATS: Spot[] = [
  { x: -21, y: -1 },
  { x: 2, y: -1 },
  { x: 25, y: -1 },
];

/** Where each explorer stands, swims, sits or rests. */
export function explorerSpots(view: TableView): Map<string, Placed> {
  const found = new Map<string, Placed>();
  const places = new Set(view.explorers.map((each) => each.at).filter((at) => at !== null));
  for (const place of places) {
    const middle = centre(view, place);
    const here = explorersAt(view, place);
    const isle = place in ISLES;
    const boat = isle ? undefined : boatAt(view, place);
    const beast = !isle && creaturesAt(view, place).length > 0;
    const shift = boat ? -27 : beast ? -22 : 0;
    const shrink = boat ? 0.62 : beast ? 0.72 : 1;
    const spots = isle ? harbour(here.length) : crowd(here.length);
    here.forEach((each, i) => {
      const spot = spots[i] ?? { x: 0, y: 0, scale: 0.4 };
      found.set(each.explorer, {
        x: middle.x + spot.x * (boat || beast ? 0.8 : 1),
        y: middle.y + spot.y * (boat || beast ? 0.5 : 1) + shift,
        scale: spot.scale * shrink,
      });
    });
    boat?.passengers.forEach((explorer, i) => {
      const seat = SEATS[i] ?? { x: 0, y: 0 };
      found.set(explorer, { x: middle.x + seat.x * 0.86, y: middle.y + 7, scale: 0.58 });
    });
  }
  return found;
}

/** The lost sink where they were; an explorer not placed yet is nowhere. */
export const isOnChart = (explorer: ExplorerView) => explorer.where !== 'unplaced' && explorer.where !== 'lost';

/** Several creatures of one space, none over another: where they swim and how large they are; in a row where room is short. */
function school(count: number, row: boolean): Placed[] {
  if (count <= 1) return [{ x: 0, y: row ? 0 : 4, scale: row ? 0.78 : 1 }];
  if (row) {
    const scale = Math.max(0.3, 0.96 / count);
    return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * 92 * scale, y: 0, scale }));
  }
  if (count === 2) return [{ x: -15, y: -19, scale: 0.62 }, { x: 15, y: 23, scale: 0.62 }];
  const columns = 2;
  const rows = Math.ceil(count / columns);
  const scale = rows > 2 ? 0.42 : 0.5;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const here = line === rows - 1 ? count - line * columns : columns;
    return { x: ((i % columns) - (here - 1) / 2) * 92 * scale, y: (line - (rows - 1) / 2) * 68 * scale, scale };
  });
}

/** How far a creature has come that asks for an answer: near its prey, and not under it. */
const COMING = 0.4;

/** Creatures of a space beside one another, and the one that is about to strike near its prey. */
export function creatureSpots(view: TableView): Map<number, Placed> {
  const found = new Map<number, Placed>();
  const threat = threatOf(view);
  let coming = threat !== null;
  for (const creature of view.creatures) {
    const here = creaturesAt(view, creature.space);
    const middle = centre(view, creature.space);
    // Beside a boat's mast, never under its hull; below those who swim there.
    const boat = boatAt(view, creature.space);
    const swimmers = explorersAt(view, creature.space).length > 0;
    const { x, y, scale } = school(here.length, !!boat || swimmers)[here.indexOf(creature)] ?? { x: 0, y: 0, scale: 0.3 };
    const [aside, up] = boat ? [here.length > 1 ? 6 : 17, -27] : swimmers ? [0, 17] : [0, 0];
    let spot = { x: middle.x + aside + x, y: middle.y + up + y };
    if (coming && threat && creature.creature === threat.creature && creature.space === threat.from) {
      coming = false;
      const there = centre(view, threat.to);
      spot = { x: spot.x + (there.x - spot.x) * COMING, y: spot.y + (there.y - spot.y) * COMING };
    }
    found.set(creature.id, { ...spot, scale });
  }
  return found;
}

// -- the ribbon -------------------------------------------------------------------------------------------------

/** What a ribbon takes of the chart at its upper or lower edge, between the isles; how high it is on the screen, in pixels. */
const RIBBON = { across: 380, high: 116 };

/** The edge where a ribbon covers no piece, nor what it is about; nothing when neither is free. */
export function ribbonAt(view: TableView, about: Spot | null, units = 1.6): 'top' | 'bottom' | null {
  const [swimming, walking] = [creatureSpots(view), explorerSpots(view)];
  const standing = [...swimming.values(), ...walking.values(), ...view.boats.map(({ space }) => centre(view, space))];
  const from = CHART.height / 2 - RIBBON.high * units;
  const free = (sign: number) => ![...standing, ...(about ? [about] : [])].some(({ x, y }) => Math.abs(x) < RIBBON.across + SIZE && sign * y > from);
  const edges = about && about.y > 0 ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  return edges.find((edge) => free(edge === 'top' ? -1 : 1)) ?? null;
}

// -- keys -------------------------------------------------------------------------------------------------------

/** Two places of one row are not quite level in the drawing. */
const LEVEL = 5;

export function neighbour(view: TableView, from: string, arrow: Arrow): string | null {
  const names = [...view.spaces.map(([space]) => space), ...Object.keys(ISLES)];
  return nearest(names.map((name) => [name, centre(view, name)]), centre(view, from), arrow, LEVEL);
}
