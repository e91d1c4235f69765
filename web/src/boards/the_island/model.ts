/** The parts of a view of The Island that the board draws (`view.py` is the truth about them). */

import type { Ranking } from '../shared/outcome.ts';
import { recognised } from '../shared/pieces.ts';
import type { GameEvent, Json } from '../types.ts';
import { STEPS, VALUES } from './components.ts';
import tables from './tables.json';

export type Terrain = 'beach' | 'forest' | 'mountain';
export type CreatureKind = 'sea_serpent' | 'shark' | 'whale';
export type Where = 'unplaced' | 'land' | 'sea' | 'boat' | 'isle' | 'lost';

export interface ExplorerView {
  explorer: string;
  colour: string;
  seat: number;
  where: Where;
  /** A space, or an isle. */
  at: string | null;
  swum: boolean;
  value: number | null;
}

export interface BoatView {
  /** Ours, so that a boat stays the same piece while it moves. */
  id: number;
  space: string;
  passengers: string[];
  control: number[];
}

export interface CreatureView {
  id: number;
  creature: CreatureKind;
  space: string;
}

export interface HandTile {
  terrain: Terrain;
  /** Its back; nothing where only the terrain can be seen. */
  tile: string | null;
}

export interface SeatView {
  colours: string[];
  hand: HandTile[];
  hand_size: number;
  boats: number;
  saved: number;
  on_board: number;
  to_place: Record<string, number[] | null>;
}

export interface TableView {
  seat: number | null;
  options: Record<string, string>;
  begun: boolean;
  turn: number;
  first: number;
  active: number;
  step: [string, ...number[]] | null;
  spaces: [string, number, number][];
  tiles: { space: string; terrain: Terrain }[];
  tiles_left: Record<Terrain, number>;
  /** The terrain whose tiles sink now. */
  sinking: Terrain | null;
  isles: { isle: string; shores: string[] }[];
  explorers: ExplorerView[];
  boats: BoatView[];
  creatures: CreatureView[];
  supply: Record<string, number>;
  rolled: CreatureKind | null;
  seats: SeatView[];
  unseen: Record<Terrain, Record<string, number>>;
  outcome: Ranking | null;
  /** Ours, while events are told: the space whose tile has just been taken away. */
  opened?: string | undefined;
  /** Ours, while the end is told: the explorers that have been turned over so far. */
  turned?: ReadonlySet<string> | undefined;
}

export const TERRAINS = Object.keys(tables.terrains) as Terrain[];
export const CREATURES = Object.keys(tables.creatures) as CreatureKind[];

let lastId = 0;
const newId = () => ++lastId;

/** The shell hands views over as plain JSON. */
export const readView = (view: Record<string, Json>): TableView => settle(view as unknown as TableView);

/** Boats and creatures keep the ids that they had on the board before; it remembers the space that opened last. */
export function settle(next: TableView, shown?: TableView, event: GameEvent | null = null): TableView {
  const boats = recognised(next.boats.map(boatPiece), (shown?.boats ?? []).map((boat) => ({ ...boatPiece(boat), id: boat.id })), newId);
  const creatures = recognised(
    next.creatures.map(creaturePiece),
    (shown?.creatures ?? []).map((each) => ({ ...creaturePiece(each), id: each.id })),
    newId,
  );
  const saved = next.explorers.filter(({ seat, where }) => seat === event?.seat && where === 'isle');
  const now = event?.key === 'revealed' ? [String(event.explorer)] : event?.key === 'counted' ? saved.map(({ explorer }) => explorer) : [];
  return {
    ...next,
    boats: next.boats.map((boat, i) => ({ ...boat, id: boats[i]! })),
    creatures: next.creatures.map((each, i) => ({ ...each, id: creatures[i]! })),
    opened: event?.key === 'removed_tile' ? String(event.space) : shown?.opened,
    turned: event?.key === 'game_over' ? new Set() : event ? turnedOver(shown?.turned, now) : undefined,
  };
}

/** The server knows every number once the game is over; the board turns the explorers over one by one. */
function turnedOver(before: ReadonlySet<string> | undefined, more: string[]): ReadonlySet<string> | undefined {
  return before && new Set([...before, ...more]);
}

const boatPiece = ({ space }: BoatView) => ({ kind: 'boat', place: space });
const creaturePiece = ({ creature, space }: CreatureView) => ({ kind: creature, place: space });

// -- reading it -------------------------------------------------------------------------------------------------

export const terrainOf = (view: TableView, space: string): Terrain | null =>
  view.tiles.find((tile) => tile.space === space)?.terrain ?? null;

export const boatAt = (view: TableView, space: string): BoatView | undefined =>
  view.boats.find((boat) => boat.space === space);

export const creaturesAt = (view: TableView, space: string): CreatureView[] =>
  view.creatures.filter((each) => each.space === space);

export const explorerOf = (view: TableView, explorer: string): ExplorerView | undefined =>
  view.explorers.find((each) => each.explorer === explorer);

/** On foot or swimming: those in a boat are found in it. */
export const explorersAt = (view: TableView, place: string): ExplorerView[] =>
  view.explorers.filter((each) => each.at === place && each.where !== 'boat' && each.where !== 'lost');

/** The isle that a space is the shore of. */
export const isleOf = (view: TableView, space: string): string | null =>
  view.isles.find((isle) => isle.shores.includes(space))?.isle ?? null;

export const nameOfSpace = (view: TableView, number: number): string => view.spaces[number]?.[0] ?? '';

/** TI-H2: with the last boats placed the numbers stay hidden, unless the table plays with the memory aid. */
export const isLastLook = (view: TableView, seat: number): boolean =>
  view.step?.[0] === 'place_boat' && view.seats[seat]?.boats === 1 && numbersVanish(view);

export const numbersVanish = (view: TableView): boolean =>
  view.options.memory_aid !== 'yes' && view.options.all_equal !== 'yes';

/** The number under an explorer, where it may be seen by now. */
export const valueOf = (view: TableView, { explorer, value }: ExplorerView): number | null =>
  view.turned && !view.turned.has(explorer) ? null : value;

/** The least and the most that a seat's saved explorers are worth, as far as can be known here. */
export function worthOf(view: TableView, seat: number): [number, number] {
  let [least, most] = [0, 0];
  for (const colour of view.seats[seat]?.colours ?? []) {
    const saved = view.explorers.filter((each) => each.colour === colour && each.where === 'isle');
    const known = saved.flatMap((each) => valueOf(view, each) ?? []);
    const count = saved.length - known.length;
    // What is known to be elsewhere is not saved; what is not known may be any of the rest.
    const rest = [...VALUES];
    for (const each of view.explorers) {
      const value = each.colour === colour ? valueOf(view, each) : null;
      if (value) rest.splice(rest.indexOf(value), 1);
    }
    rest.sort((one, other) => one - other);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    least += sum(known) + sum(rest.slice(0, count));
    most += sum(known) + sum(count ? rest.slice(-count) : []);
  }
  return [least, most];
}

/** A creature on its way to somebody who may still answer. */
export interface Threat {
  creature: CreatureKind;
  from: string;
  to: string;
}

export function threatOf(view: TableView): Threat | null {
  const [name, creature = 0, from = 0, to = 0] = view.step ?? [''];
  if (name !== 'defend') return null;
  return {
    creature: CREATURES[creature] ?? 'shark',
    from: nameOfSpace(view, from),
    to: nameOfSpace(view, to),
  };
}

/** Which of a turn's four steps is being played; 0 in the set-up and at the end. */
export const stepNumber = (view: TableView): number => STEPS[view.step?.[0] ?? ''] ?? 0;

export const movesLeft = (view: TableView): number => (view.step?.[0] === 'move_pieces' ? (view.step[1] ?? 0) : 0);
