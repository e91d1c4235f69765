/** The parts of a Forbidden Desert view that the board draws (`view.py` is the truth about them). */

import type { Outcome } from '../shared/outcome.ts';
import { recognised } from '../shared/pieces.ts';
import type { GameEvent, Json } from '../types.ts';
import { CLUES } from './components.ts';

export interface TileView {
  /** The same tile wherever the wind takes it; only the board knows it. */
  key: number;
  cell: string;
  row: number;
  column: number;
  back: 'crash' | 'water' | 'plain';
  face: string | null;
  revealed: boolean;
  sand: number;
  blocked: boolean;
}

export interface SeatView {
  adventurer: string;
  colour: string;
  cell: string;
  /** Under 0 is the skull. */
  water: number;
  canteen: number;
  hand: Record<string, number>;
  shield: boolean;
  buried: boolean;
}

export interface PartView {
  state: 'hidden' | 'in_eye' | 'on_tile' | 'picked_up';
  cell: string | null;
  seat: number | null;
}

export interface DesertView {
  turn: number;
  active: number;
  step: [string, ...number[]] | null;
  actions_left: number;
  cards_to_draw: number;
  desert: { width: number; height: number; hole: string; tiles: TileView[] };
  sand: { supply: number };
  storm: { mark: number; level: number; marks: number[]; skull: number };
  seats: SeatView[];
  parts: Record<string, PartView>;
  storm_pile: {
    size: number;
    /** Known cards on top, the next to be drawn first. */
    top: string[];
    unknown: Record<string, number>;
    /** Known cards below, the last to be drawn last. */
    bottom: string[];
    discards: Record<string, number>;
  };
  equipment_pile: { size: number; left: Record<string, number> };
  hidden: { plain: Record<string, number>; water: Record<string, number> };
  outcome: Outcome | null;
  /** The storm card turned over last, as far as this screen saw it. */
  last: string | null;
}

/** The shell hands views over as plain JSON; this game's have this form, but for the keys of the tiles. */
export function readView(view: Record<string, Json>): DesertView {
  const given = view as unknown as DesertView;
  const tiles = given.desert.tiles.map((tile, key) => ({ ...tile, key }));
  return { ...given, desert: { ...given.desert, tiles }, last: null };
}

/** A view whose tiles are the ones on the board: one that the wind has moved slides there. */
export function settle(next: DesertView, shown: DesertView, event: GameEvent | null): DesertView {
  const known = shown.desert.tiles.map(({ cell, key }) => ({ id: key, place: cell, kind: '' }));
  const keys = recognised(next.desert.tiles.map(({ cell }) => ({ place: cell, kind: '' })), known, () => -1);
  const tiles = next.desert.tiles
    .map((tile, i) => ({ ...tile, key: keys[i]! }))
    .sort((one, other) => one.key - other.key); // a piece that stays where it is in the page can slide
  return { ...next, desert: { ...next.desert, tiles }, last: event?.key === 'drew_storm' ? String(event.storm) : shown.last };
}

/** Row and column of a cell: `c1` is the third of the first row. */
export function placeOf(cell: string): { row: number; column: number } {
  return { row: Number(cell.slice(1)) - 1, column: cell.charCodeAt(0) - 'a'.charCodeAt(0) };
}

/** Where pawns stand on a tile: a little below its middle, so that the name above stays in sight. */
export function footing(cell: string): { row: number; column: number } {
  const { row, column } = placeOf(cell);
  return { row: row + 0.1, column };
}

export function tileAt(view: DesertView, cell: string): TileView | undefined {
  return view.desert.tiles.find((each) => each.cell === cell);
}

export function seatsOn(view: DesertView, cell: string): number[] {
  return view.seats.flatMap((seat, number) => (seat.cell === cell ? [number] : []));
}

export function partsOn(view: DesertView, cell: string): string[] {
  return Object.keys(view.parts).filter((part) => {
    const { state, cell: there } = view.parts[part] as PartView;
    return there === cell && (state === 'on_tile' || state === 'in_eye');
  });
}

/** What a tile shows at the moment: its face, or its back. */
export function looks(tile: TileView): string {
  return tile.revealed && tile.face ? tile.face : tile.back;
}

export interface Clue {
  part: string;
  axis: 'row' | 'col';
  /** The row or column in which the clue lies now. */
  index: number;
  cell: string;
}

/** Every clue that has been revealed. */
export function clues(view: DesertView): Clue[] {
  return view.desert.tiles.flatMap((tile) => {
    const clue = tile.revealed && CLUES[tile.face ?? ''];
    if (!clue) return [];
    const axis = clue.axis as Clue['axis'];
    return [{ part: clue.part, axis, index: axis === 'row' ? tile.row : tile.column, cell: tile.cell }];
  });
}

/** How many cards of a kind are still in the storm pile; everybody can count them. */
export function left(view: DesertView, card: string): number {
  const { top, unknown, bottom } = view.storm_pile;
  return (unknown[card] ?? 0) + [...top, ...bottom].filter((each) => each === card).length;
}

/** Storm cards in the hands of the Meteorologist: how many are seen, and how many have their place again. */
export function looking(view: DesertView): { seen: string[]; placed: number } | null {
  const [name, count = 0, placed = 0] = view.step ?? [''];
  if (name !== 'look_under' && name !== 'look_order') return null;
  return { seen: view.storm_pile.top.slice(0, count), placed: name === 'look_order' ? placed : 0 };
}
