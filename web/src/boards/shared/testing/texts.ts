/** The words that a board asks for, and the words that it has. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FALLBACK, LANGUAGES } from '../../../lib/languages.ts';
import { Catalog } from '../../../lib/words.ts';

const PACKAGE = '../src/archipel';
const SHARED = join(import.meta.dirname, '..');

/** One file of a game's texts, or of those that all games share. */
export const readTexts = (language: string, name: string, game = ''): string =>
  readFileSync(`${PACKAGE}/${game ? `games/${game}/` : ''}texts/${language}/${name}.ftl`, 'utf-8');

function sourcesOf(folder: string): string {
  const names = readdirSync(folder).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'));
  return names.map((name) => readFileSync(join(folder, name), 'utf-8')).join('\n');
}

/** The texts of a game as its board knows them. */
export const catalogOf = (language: string, game: string): Catalog =>
  new Catalog(language, [readTexts(language, 'people'), ...['words', 'board', 'kinds'].map((name) => readTexts(language, name, game))]);

/** `rules` are the ids of rules that pieces open. */
export function hasItsWords(game: string, folder: string, rules: Iterable<string>): void {
  const own = sourcesOf(folder);
  const sources = `${own}\n${sourcesOf(SHARED)}`;

  it.each(LANGUAGES)('every text that the board asks for exists in %s', (language) => {
    const words = catalogOf(language, game);
    for (const [, id, open] of own.matchAll(/['"`]((?:board|word|event|ending)-[\w-]*)(\$\{)?/g)) {
      expect(open ? words.ids(id!).length > 0 : words.has(id!), id).toBe(true);
    }
    for (const rule of rules) expect(words.has(`rule-${rule}`), rule).toBe(true);
  });

  it('the board asks for every text it has', () => {
    const made = [...sources.matchAll(/`(board-[\w-]*)\$\{/g)].map((match) => match[1]!);
    for (const id of new Catalog(FALLBACK, [readTexts(FALLBACK, 'board', game)]).ids('')) {
      expect(sources.includes(`'${id}'`) || made.some((start) => id.startsWith(start)), id).toBe(true);
    }
  });

  it.each(LANGUAGES)('%s has the same words as the fallback, none twice', (language) => {
    const others = new Catalog(FALLBACK, ['words', 'terminal'].map((name) => readTexts(FALLBACK, name, game)));
    for (const name of ['board', 'kinds']) {
      const [all = [], own = []] = [FALLBACK, language].map((code) => new Catalog(code, [readTexts(code, name, game)]).ids(''));
      expect(own).toEqual(all);
      expect(all.filter((id) => others.has(id))).toEqual([]);
    }
  });
}
