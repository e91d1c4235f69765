import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Catalog, LANGUAGES } from '../../lib/words.ts';
import { strata } from './art.ts';
import { CHEST_ICON, FACES, RULE_OF, SPECIALIST_ICON } from './components.ts';
import { CREDITS } from './credits.ts';
import { ICONS } from './icons.ts';
import { LEVELS } from './model.ts';
import game from './testing/game.json';

const read = (language: string, name: string) =>
  readFileSync(`../src/archipel/locales/${language}/takara_island${name}.ftl`, 'utf-8');

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

it('every rule that a piece opens is in the book', () => {
  const rules = new Catalog('en', [read('en', '')]);
  for (const [piece, rule] of Object.entries(RULE_OF)) expect(rules.has(`rule-${rule}`), piece).toBe(true);
});

it('says the same things in both languages, none twice', () => {
  for (const name of ['_board', '_kinds']) {
    const [en = [], fr = []] = LANGUAGES.map((language) => new Catalog(language, [read(language, name)]).ids(''));
    expect(fr).toEqual(en);
    const others = new Catalog('en', [read('en', ''), read('en', '_terminal')]);
    expect(en.filter((id) => others.has(id))).toEqual([]);
  }
});

it('every silhouette that we did not draw ourselves is credited once', () => {
  const credited = CREDITS.flatMap((credit) => [...credit.icons]);
  expect([...credited].sort()).toEqual(Object.keys(ICONS).sort());
});
