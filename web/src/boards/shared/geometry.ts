/** Where things stand on a board of squares, in shares of its width and height; no rule is decided here. */

import { nearest, type Arrow } from './arrows.ts';

export interface Spot {
  /** Share of the board's width, 0 to 1. */
  x: number;
  /** Share of the board's height, 0 to 1. */
  y: number;
}

export interface Place {
  row: number;
  column: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Pawns of one square, arranged by how many there are: shares of the square. */
const PLACES: Spot[][] = [
  [],
  [{ x: 0.58, y: 0.42 }],
  [
    { x: 0.3, y: 0.43 },
    { x: 0.68, y: 0.43 },
  ],
  [
    { x: 0.2, y: 0.47 },
    { x: 0.5, y: 0.4 },
    { x: 0.8, y: 0.47 },
  ],
  [
    { x: 0.35, y: 0.27 },
    { x: 0.65, y: 0.27 },
    { x: 0.2, y: 0.49 },
    { x: 0.8, y: 0.49 },
  ],
  [
    { x: 0.35, y: 0.25 },
    { x: 0.65, y: 0.25 },
    { x: 0.18, y: 0.5 },
    { x: 0.5, y: 0.52 },
    { x: 0.82, y: 0.5 },
  ],
];

/** The foot of the n-th of several pawns on a square. */
export function pawnSpot(size: Size, place: Place, which: number, among: number): Spot {
  const spot = PLACES[Math.min(among, 5)]?.[which] ?? { x: 0.5, y: 0.5 };
  return { x: (place.column + spot.x) / size.width, y: (place.row + spot.y) / size.height };
}

/** The middle of a square. */
export function centre(size: Size, place: Place): Spot {
  return { x: (place.column + 0.5) / size.width, y: (place.row + 0.5) / size.height };
}

/** The nearest square in a direction. */
export function neighbour<Square extends Place>(squares: Square[], from: Place, arrow: Arrow): Square | null {
  const point = ({ row, column }: Place) => ({ x: column, y: row });
  return nearest(squares.map((square) => [square, point(square)]), point(from), arrow);
}
