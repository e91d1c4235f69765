import { expect, it } from 'vitest';
import { isCredited } from '../shared/testing/credited.ts';
import { dunes, heaps, paving } from './art.ts';
import {
  ADVENTURER_ICON,
  EQUIPMENT,
  EQUIPMENT_ICON,
  PART_ICON,
  PARTS,
  STORM_CARDS,
  TILE_ICON,
  WINDS,
} from './components.ts';
import { CREDITS } from './credits.ts';
import { ICONS } from './icons.ts';

it('no two tiles have the same dunes or the same paving', () => {
  const seeds = Array.from({ length: 24 }, (_, i) => i);
  expect(new Set(seeds.map((seed) => JSON.stringify(dunes(seed)))).size).toBe(24);
  expect(new Set(seeds.map(paving)).size).toBe(24);
});

it('a drift has a heap for each marker, as long as they can be told apart', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) expect(heaps(count)).toHaveLength(count);
  expect(heaps(9)).toHaveLength(6);
});

it('everything in the box has a picture', () => {
  expect(EQUIPMENT.every((card) => EQUIPMENT_ICON[card])).toBe(true);
  expect(PARTS.every((part) => PART_ICON[part])).toBe(true);
  expect(STORM_CARDS).toHaveLength(14);
  expect(STORM_CARDS.filter((card) => WINDS[card])).toHaveLength(12);
  expect(Object.values({ ...ADVENTURER_ICON, ...TILE_ICON }).every((path) => path.length > 50)).toBe(true);
});

isCredited(CREDITS, ICONS);
