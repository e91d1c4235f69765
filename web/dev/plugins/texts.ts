/**
 * Parts of a file of texts, so that each is fetched when it is needed:
 * `words.ftl?cover` a game's name, the line under it, what kind of game it is and how a first one is laid, `?play` all but the rules and refusals, `?rules` those, `?all` everything.
 * A message that a language lacks is the fallback language's.
 */

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export type Part = 'cover' | 'play' | 'rules' | 'all';

const LANGUAGES = join(import.meta.dirname, '../../../src/archipel/texts/languages.json');
const FALLBACK = (JSON.parse(readFileSync(LANGUAGES, 'utf-8')) as { fallback: string }).fallback;

const MESSAGE = /^([a-zA-Z][\w-]*) *=/gm;
const ON_THE_COVER = /^(game-name|game-tagline|game-kind|game-first)$/;

export function texts(): Plugin {
  return {
    name: 'archipel-texts',
    enforce: 'pre',
    load(id) {
      const [, path, part] = /^(.*\.ftl)\?(cover|play|rules|all)$/.exec(id) ?? [];
      if (!path) return undefined;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(partOf(whole(path), part as Part))};`;
    },
    transformIndexHtml: (page) => page.replace('<html>', `<html lang="${FALLBACK}">`),
  };
}

/** A file, with what it lacks from the fallback language's file of the same name. */
function whole(path: string): string {
  const text = readFileSync(path, 'utf-8');
  const other = join(dirname(path), '..', FALLBACK, basename(path));
  return existsSync(other) ? completed(text, readFileSync(other, 'utf-8')) : text;
}

/** A text with the messages of another that it lacks, under their headings. */
export function completed(text: string, other: string): string {
  const known = new Set([...text.matchAll(MESSAGE)].map(([, id]) => id!));
  const lacking = chosen(other, (id) => !known.has(id));
  return lacking ? `${text}\n${lacking}` : text;
}

/** The messages of one part, under their headings. */
export const partOf = (text: string, part: Part): string => (part === 'all' ? bare(text) : chosen(text, (id) => belongs(id, part)));

/** Without remarks, and without the empty lines around them: those inside a message are part of it. */
const bare = (text: string): string => text.replace(/^#.*\n/gm, '').replace(/\n{2,}(?=\S)/g, '\n').trimStart();

function chosen(text: string, wanted: (id: string) => boolean): string {
  const kept: string[] = [];
  let heading = '';
  let keeping = false;
  for (const line of text.split('\n')) {
    const [, id] = line.match(new RegExp(MESSAGE.source)) ?? [];
    if (id) {
      keeping = wanted(id);
      if (keeping && heading) kept.push('', heading, '');
      if (keeping) heading = '';
    }
    if (line.startsWith('#')) {
      keeping = false;
      if (line.startsWith('## ')) heading = line;
    }
    if (keeping) kept.push(line);
  }
  return kept.join('\n');
}

function belongs(id: string, part: Part): boolean {
  if (part === 'cover') return ON_THE_COVER.test(id);
  return /^(rule|refused)-/.test(id) === (part === 'rules');
}
