/** The parts of a Forbidden Island view that the board draws (`view.py` is the truth about them). */

import type { Outcome } from '../shared/outcome.ts';
import type { Json } from '../types.ts';

export type TileState = 'dry' | 'flooded' | 'sunk';

export interface TileView {
  tile: string;
  row: number;
  column: number;
  state: TileState;
  /** It may sink with the next draw. */
  danger: boolean;
}

export interface SeatView {
  adventurer: string;
  colour: string;
  tile: string;
  hand: Record<string, number>;
  hand_size: number;
  flown: boolean;
}

export interface IslandView {
  turn: number;
  active: number;
  step: [string, ...number[]] | null;
  island: { width: number; height: number; tiles: TileView[] };
  water: { level: number; flood_cards: number; skull: number };
  seats: SeatView[];
  treasures: Record<string, number | null>;
  treasure_pile: { size: number; discards: Record<string, number> };
  flood_pile: { layers: string[][]; size: number; discards: string[] };
  outcome: Outcome | null;
}

/** The shell hands views over as plain JSON; this game's have this form. */
export function readView(view: Record<string, Json>): IslandView {
  return view as unknown as IslandView;
}

/** Where a tile's Flood card lies, as everybody at the table may know. */
export type FloodCard = 'discards' | 'top' | 'deeper' | 'gone';

export function floodCard(view: IslandView, tile: string): FloodCard {
  const { layers, discards } = view.flood_pile;
  if (discards.includes(tile)) return 'discards';
  if (layers[0]?.includes(tile)) return 'top';
  return layers.some((layer) => layer.includes(tile)) ? 'deeper' : 'gone';
}

export function seatsOn(view: IslandView, tile: string): number[] {
  return view.seats.flatMap((seat, number) => (seat.tile === tile ? [number] : []));
}

export function tileView(view: IslandView, tile: string): TileView | undefined {
  return view.island.tiles.find((each) => each.tile === tile);
}

/** Members of a set that a step stores as bits. */
export function members(bits: number): number[] {
  return Array.from({ length: 8 }, (_, i) => i).filter((i) => (bits >> i) & 1);
}
