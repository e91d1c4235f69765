import { expect, it } from 'vitest';
import { neighbour, pawnSpot } from '../shared/geometry.ts';
import { readView, type TileView } from './model.ts';
import game from './testing/position.json';

const view = readView(game.start as never);
const at = (row: number, column: number) =>
  view.island.tiles.find((tile) => tile.row === row && tile.column === column) as TileView;

it('arrows go to the neighbour', () => {
  expect(neighbour(view.island.tiles, at(2, 2), 'ArrowRight')).toBe(at(2, 3));
  expect(neighbour(view.island.tiles, at(2, 2), 'ArrowUp')).toBe(at(1, 2));
});

it('arrows jump to the nearest tile where the shape has a gap, and stop at the shore', () => {
  expect(neighbour(view.island.tiles, at(2, 0), 'ArrowUp')).toBe(at(1, 1));
  expect(neighbour(view.island.tiles, at(2, 0), 'ArrowLeft')).toBeNull();
});

it('every tile can be reached by arrows', () => {
  const seen = new Set([view.island.tiles[0]]);
  for (const tile of seen) {
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
      const next = tile && neighbour(view.island.tiles, tile, arrow);
      if (next) seen.add(next);
    }
  }
  expect(seen.size).toBe(24);
});

it('pawns of one tile stand apart and inside it', () => {
  for (const among of [1, 2, 3, 4]) {
    const spots = Array.from({ length: among }, (_, i) => pawnSpot(view.island, at(2, 2), i, among));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(among);
    for (const { x, y } of spots) {
      expect(x * view.island.width).toBeGreaterThan(2);
      expect(x * view.island.width).toBeLessThan(3);
      expect(y * view.island.height).toBeGreaterThan(2);
      expect(y * view.island.height).toBeLessThan(3);
    }
  }
});
