/** The parts of a view of La Isla that the board draws (`view.py` is the truth about them). */

import type { Ranking } from '../shared/outcome.ts';
import type { Json } from '../types.ts';
import tables from './tables.json';

export type Animal = 'dodo' | 'giant_fossa' | 'golden_toad' | 'sardinian_pika' | 'owlet_moth';
export type Resource = 'yellow' | 'green' | 'grey' | 'beige' | 'brown';
export type Letter = 'A' | 'B' | 'D';
export type Phase = 'cards' | 'A' | 'B' | 'C' | 'D';

export const ANIMALS = tables.animals as Animal[];
export const RESOURCES = tables.resources as Resource[];
export const LETTERS = tables.letters as Letter[];
export const PHASES = tables.phases as Phase[];

export interface CardView {
  card: string;
  value: number;
  function: string;
  family: string;
  parameter: string | null;
  phase: string;
  resource: Resource;
  animal: Animal;
}

export interface SpaceView {
  space: string;
  ring: 'outer' | 'middle' | 'inner';
  slot: number;
  colour: Resource;
  landscape: string;
  symbol: string;
  explorers: number[];
  shape: { angle: number; half: number; inside: number; outside: number };
}

export interface RegionView {
  region: string;
  value: number;
  around: string[];
  animal: Animal | null;
  /** How many explorers each seat lacks there. */
  lacking: number[];
  spot: { angle: number; radius: number };
}

export interface SeatView {
  colour: string;
  points: number;
  resources: Record<Resource, number>;
  supply: number;
  aside: number;
  on_island: string[];
  animals: Record<Animal, number>;
  large: Animal;
  slots: (CardView | null)[];
  covered: CardView[];
  hand: CardView[];
  hand_size: number;
  ready: boolean;
  /** What lies face down: nothing, a back, or for its owner the card. */
  assigned: Record<Letter, CardView | { card: null } | null>;
  shown: CardView | null;
  final: { in_play: number; sets: number; animals: number; resources: number; total: number };
}

export interface TableView {
  seat: number | null;
  options: Record<string, string>;
  round: number;
  first: number;
  phase: Phase;
  active: number;
  step: [string, ...number[]] | null;
  spaces: SpaceView[];
  /** What each space costs me, and how many resources I lack for it; none for somebody who watches. */
  prices?: [number, number][];
  regions: RegionView[];
  /** Position on a track → value. */
  track: number[];
  markers: { animal: Animal; position: number; value: number }[];
  sum: number;
  limit: number;
  seats: SeatView[];
  pile: number;
  discard: CardView[];
  unseen: string[];
  outcome: Ranking | null;
}

/** The shell hands views over as plain JSON. */
export const readView = (view: Record<string, Json>): TableView => view as unknown as TableView;

export const spaceOf = (view: TableView, space: string): SpaceView | undefined =>
  view.spaces.find((each) => each.space === space);

/** What a space costs me and what I lack for it, if I have a seat. */
export function priceOf(view: TableView, space: string): { cost: number; lacking: number } | undefined {
  const [cost, lacking] = view.prices?.[view.spaces.findIndex((each) => each.space === space)] ?? [];
  return cost === undefined || lacking === undefined ? undefined : { cost, lacking };
}

export const regionsAt = (view: TableView, space: string): RegionView[] =>
  view.regions.filter((each) => each.around.includes(space));

/** The seats that still think about their cards. */
export function thinking(view: TableView): number[] {
  const [name, waiting = 0] = view.step ?? [''];
  return name === 'assign_cards' ? view.seats.map((_, seat) => seat).filter((seat) => (waiting >> seat) & 1) : [];
}

/** The space that is being paid for, or to which an explorer is on its way. */
export function wantedSpace(view: TableView): string | null {
  const [name, space = -1] = view.step ?? [''];
  return name === 'choose_explorer' || name === 'choose_payment' ? (view.spaces[space]?.space ?? null) : null;
}

export const isCard = (lying: CardView | { card: null } | null | undefined): lying is CardView => !!lying?.card;
