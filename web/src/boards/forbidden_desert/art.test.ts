import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Catalog, LANGUAGES } from '../../lib/words.ts';
import { dunes, heaps, paving } from './art.ts';
import {
  ADVENTURER_ICON,
  EQUIPMENT,
  EQUIPMENT_ICON,
  PART_ICON,
  PARTS,
  RULE_OF,
  STORM_CARDS,
  TILE_ICON,
  windOf,
} from './components.ts';
import { CREDITS } from './credits.ts';
import { ICONS } from './icons.ts';

const read = (language: string, name: string) =>
  readFileSync(`../src/archipel/locales/${language}/forbidden_desert${name}.ftl`, 'utf-8');

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
  expect(STORM_CARDS.filter((card) => windOf(card))).toHaveLength(12);
  expect(Object.values({ ...ADVENTURER_ICON, ...TILE_ICON }).every((path) => path.length > 50)).toBe(true);
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
