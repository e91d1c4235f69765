/** `game.ftl?cover` gives only what the shelf shows of a game: its name and the line under it. */

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const ON_THE_COVER = /^(game-name|game-tagline) = .*$/gm;

export function covers(): Plugin {
  return {
    name: 'archipel-covers',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl?cover')) return undefined;
      const text = await readFile(id.slice(0, -'?cover'.length), 'utf-8');
      return `export default ${JSON.stringify((text.match(ON_THE_COVER) ?? []).join('\n'))};`;
    },
  };
}
