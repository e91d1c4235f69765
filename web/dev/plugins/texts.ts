/**
 * Parts of a game's texts, so that each is fetched when it is needed:
 * `game.ftl?cover` its name and the line under it, `?play` all but the rules, `?rules` the rules.
 */

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export type Part = 'cover' | 'play' | 'rules';

const ON_THE_COVER = /^(game-name|game-tagline)$/;

export function texts(): Plugin {
  return {
    name: 'archipel-texts',
    enforce: 'pre',
    async load(id) {
      const [, path, part] = /^(.*\.ftl)\?(cover|play|rules)$/.exec(id) ?? [];
      if (!path) return undefined;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(partOf(await readFile(path, 'utf-8'), part as Part))};`;
    },
  };
}

/** The messages of one part, under their headings. */
export function partOf(text: string, part: Part): string {
  const kept: string[] = [];
  let heading = '';
  let keeping = false;
  for (const line of text.split('\n')) {
    const id = /^([a-zA-Z][\w-]*) =/.exec(line)?.[1];
    if (id) {
      keeping = belongs(id, part);
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
  return id.startsWith('rule-') === (part === 'rules');
}
