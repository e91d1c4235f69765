import { expect, it } from 'vitest';
import { isCredited } from '../shared/testing/credited.ts';
import { hatching, SCENES } from './art.ts';
import { CARD_ICON, CARDS, SITE_OF, START_OF } from './components.ts';
import { CREDITS } from './credits.ts';
import { ICONS } from './icons.ts';
import { readView } from './model.ts';
import game from './testing/position.json';

const tiles = readView(game.start as never).island.tiles.map((tile) => tile.tile);

it('every tile has an engraving, and no two look the same', () => {
  expect(Object.keys(SCENES).sort()).toEqual([...tiles].sort());
  expect(new Set(Object.values(SCENES).map((scene) => JSON.stringify(scene))).size).toBe(24);
  expect(new Set(tiles.map(hatching)).size).toBe(24);
});

it('every printed sign is on a tile of the box', () => {
  for (const tile of [...Object.keys(SITE_OF), ...Object.keys(START_OF)]) expect(tiles).toContain(tile);
  expect(CARDS.every((card) => CARD_ICON[card])).toBe(true);
});

isCredited(CREDITS, ICONS, ['sand-bags']);
