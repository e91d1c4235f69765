import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Catalog, LANGUAGES } from '../../lib/words';
import { BACKS, COLOURS } from './components.ts';
import { CREATURES, TERRAINS } from './model.ts';

const LOCALES = '../src/archipel/locales';
const read = (language: string, name: string) => readFileSync(`${LOCALES}/${language}/${name}.ftl`, 'utf-8');
const catalog = (language: string) =>
  new Catalog(language, ['the_island', 'the_island_board', 'the_island_kinds'].map((name) => read(language, name)));

const sources = readdirSync(import.meta.dirname)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf-8'))
  .join('\n');

it.each(LANGUAGES)('every text that the board asks for exists in %s', (language) => {
  const words = catalog(language);
  for (const [, id, open] of sources.matchAll(/['"`]((?:board|word|event|ending)-[\w-]*)(\$\{)?/g)) {
    expect(open ? words.ids(id!).length > 0 : words.has(id!), id).toBe(true);
  }
  for (const creature of CREATURES) expect(words.has(`board-about-${creature}`)).toBe(true);
  for (const back of BACKS) expect(words.forms(`tile-${back}`)).toContain('help');
  for (const id of [...COLOURS.map((each) => `colour-${each}`), ...TERRAINS.map((each) => `terrain-${each}`)]) {
    expect(words.has(id)).toBe(true);
  }
});

it('the board asks for every text it has, and both languages have the same', () => {
  const ids = (language: string) => new Catalog(language, [read(language, 'the_island_board')]).ids('');
  const made = [...sources.matchAll(/`(board-[\w-]*)\$\{/g)].map((match) => match[1]!);
  for (const id of ids('en')) {
    expect(sources.includes(`'${id}'`) || made.some((start) => id.startsWith(start)), id).toBe(true);
  }
  expect(ids('fr')).toEqual(ids('en'));
});
