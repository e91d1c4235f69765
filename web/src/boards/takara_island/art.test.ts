import { expect, it } from 'vitest';
import { isCredited } from '../shared/testing/credited.ts';
import { strata } from './art.ts';
import { CHEST_ICON, FACES, SPECIALIST_ICON } from './components.ts';
import { CREDITS } from './credits.ts';
import { ICONS } from './icons.ts';
import { LEVELS } from './model.ts';
import game from './testing/game.json';

it('no two tiles have the same cracks', () => {
  const seeds = Array.from({ length: 54 }, (_, i) => i);
  expect(new Set(seeds.map(strata)).size).toBe(54);
});

it('everything in the box has a picture', () => {
  const tiles = LEVELS.flatMap((level) => Object.keys(game.start.unseen[level]));
  expect(tiles).toHaveLength(22);
  expect(tiles.filter((tile) => !FACES[tile]?.icon)).toEqual([]);
  expect(Object.keys(game.start.chests.of).filter((chest) => !CHEST_ICON[chest])).toEqual([]);
  expect(game.start.specialists.filter(({ specialist }) => !SPECIALIST_ICON[specialist])).toEqual([]);
});

isCredited(CREDITS, ICONS);
