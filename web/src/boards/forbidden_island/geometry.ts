/** Where things stand on the island, in shares of its width and height; no rule is decided here. */

import type { IslandView, TileView } from './model.ts';

export interface Spot {
  /** Share of the island's width, 0 to 1. */
  x: number;
  /** Share of the island's height, 0 to 1. */
  y: number;
}

/** Pawns of one tile, arranged by how many there are: shares of the tile. */
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
];

/** The foot of the n-th of several pawns on a tile. */
export function pawnSpot(view: IslandView, tile: TileView, which: number, among: number): Spot {
  const place = PLACES[Math.min(among, 4)]?.[which] ?? { x: 0.5, y: 0.5 };
  return {
    x: (tile.column + place.x) / view.island.width,
    y: (tile.row + place.y) / view.island.height,
  };
}

/** The middle of a tile. */
export function centre(view: IslandView, tile: TileView): Spot {
  return { x: (tile.column + 0.5) / view.island.width, y: (tile.row + 0.5) / view.island.height };
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/** The nearest tile in a direction: straight on first, then the one least to the side. */
export function neighbour(tiles: TileView[], from: TileView, arrow: Arrow): TileView | undefined {
  let best: TileView | undefined;
  let bestCost = Infinity;
  for (const tile of tiles) {
    const down = tile.row - from.row;
    const right = tile.column - from.column;
    const along = { ArrowUp: -down, ArrowDown: down, ArrowLeft: -right, ArrowRight: right }[arrow];
    const aside = Math.abs(arrow === 'ArrowUp' || arrow === 'ArrowDown' ? right : down);
    if (along <= 0) continue;
    const cost = along + 2.5 * aside;
    if (cost < bestCost) {
      best = tile;
      bestCost = cost;
    }
  }
  return best;
}
