import { expect, it } from 'vitest';
import type { Json } from '../types.ts';
import { centre, CHART, crowd, explorerSpots, harbour, ISLES, neighbour, ribbonAt } from './geometry.ts';
import { readView } from './model.ts';
import game from './testing/game.json';

const start = readView(game.start as unknown as Record<string, Json>);
const end = readView(game.end as unknown as Record<string, Json>);

it('every space and isle lies on the chart, the lagoon in its middle', () => {
  expect(centre(start, 'G6')).toEqual({ x: 0, y: 0 });
  for (const [space] of start.spaces) {
    expect(Math.abs(centre(start, space).x)).toBeLessThan(CHART.width / 2 - 43);
    expect(Math.abs(centre(start, space).y)).toBeLessThan(CHART.height / 2 - 50);
  }
});

it('no two spaces lie on one another', () => {
  const seen = new Set(start.spaces.map(([space]) => JSON.stringify(centre(start, space))));
  expect(seen.size).toBe(133);
});

it('arrows lead to every place and back', () => {
  const reached = new Set(['G6']);
  for (const place of reached) {
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
      const next = neighbour(start, place, arrow);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(133 + Object.keys(ISLES).length);
});

it.each([
  ['a space', crowd, 50],
  ['an isle', harbour, 75],
] as const)('a crowd on %s shrinks and never stands on one spot', (_, spotsOf, room) => {
  for (let count = 1; count <= 12; count++) {
    const spots = spotsOf(count);
    expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
    expect(spots.every(({ x, y, scale }) => Math.hypot(x, y) < room && scale <= 1)).toBe(true);
  }
});

it('a ribbon lies where it covers no piece, nor what it is about, or nowhere', () => {
  const at = (...spaces: string[]) => ({ ...start, creatures: [], explorers: [], boats: spaces.map((space, id) => ({ id, space, passengers: [], control: [] })) });
  const row = (r: number) => start.spaces.filter((each) => each[2] === r)[3]![0];
  const [first, last] = [row(-6), row(6)];
  expect(ribbonAt(at(last), null)).toBe('top');
  expect(ribbonAt(at(first), null)).toBe('bottom');
  expect(ribbonAt(at(first, last), null)).toBeNull();
  expect(ribbonAt(at(last), centre(start, first))).toBeNull();
  expect(ribbonAt(at(), centre(start, first))).toBe('bottom');
  expect(ribbonAt(at(), centre(start, last))).toBe('top');
  expect(ribbonAt(at(row(3)), null, 1.4)).toBe('bottom');
  expect(ribbonAt(at(row(3)), null, 3)).toBe('top'); // on a phone it takes more of the chart
});

it('everybody who is on the board or saved has a spot', () => {
  for (const view of [start, end]) {
    const here = view.explorers.filter(({ where }) => where !== 'unplaced' && where !== 'lost');
    expect([...explorerSpots(view).keys()].sort()).toEqual(here.map(({ explorer }) => explorer).sort());
  }
});
