import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Catalog, LANGUAGES } from '../../lib/words';
import { RULE_OF, RULE_OF_PHASE } from './components.ts';
import { LETTERS, PHASES } from './model.ts';

const LOCALES = '../src/archipel/locales';
const read = (language: string, name: string) => readFileSync(`${LOCALES}/${language}/${name}.ftl`, 'utf-8');
const catalog = (language: string) =>
  new Catalog(language, ['la_isla', 'la_isla_board', 'la_isla_kinds'].map((name) => read(language, name)));

const sources = [...readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name)), join(import.meta.dirname, '../shared/Menu.svelte')]
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(name, 'utf-8'))
  .join('\n');

it.each(LANGUAGES)('every text that the board asks for exists in %s', (language) => {
  const words = catalog(language);
  for (const [, id, open] of sources.matchAll(/['"`]((?:board|word|event|ending)-[\w-]*)(\$\{)?/g)) {
    expect(open ? words.ids(id!).length > 0 : words.has(id!), id).toBe(true);
  }
  for (const phase of PHASES) expect(words.forms(`board-phase-${phase}`)).toContain('long');
  for (const letter of LETTERS) expect(words.has(`board-use-${letter}`)).toBe(true);
  for (const rule of [...Object.values(RULE_OF), ...Object.values(RULE_OF_PHASE)]) expect(words.has(`rule-${rule}`), rule).toBe(true);
});

it('the board asks for every text it has, and both languages have the same', () => {
  for (const name of ['la_isla_board', 'la_isla_kinds']) {
    const ids = (language: string) => new Catalog(language, [read(language, name)]).ids('');
    expect(ids('fr')).toEqual(ids('en'));
  }
  const made = [...sources.matchAll(/`(board-[\w-]*)\$\{/g)].map((match) => match[1]!);
  for (const id of new Catalog('en', [read('en', 'la_isla_board')]).ids('')) {
    expect(sources.includes(`'${id}'`) || made.some((start) => id.startsWith(start)), id).toBe(true);
  }
});
