/** `import anchor from 'icon:anchor'` gives the path of one game-icons drawing; only those asked for are shipped. */

import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';
const RESOLVED = '\0icon:';

export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  let drawings: Record<string, { body: string }> | undefined;
  return {
    name: 'archipel-icons',
    resolveId(id) {
      return id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      drawings ??= require('@iconify-json/game-icons/icons.json').icons as Record<string, { body: string }>;
      const name = id.slice(RESOLVED.length);
      const path = drawings[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (!path) this.error(`game-icons has no drawing “${name}”.`);
      return `export default ${JSON.stringify(rounded(path))};`;
    },
  };
}

/** A path with one decimal: on a grid of 512 nobody sees the rest. Arcs, whose flags may stick together, stay. */
export function rounded(path: string): string {
  if (/a/i.test(path)) return path;
  let result = '';
  for (const [part] of path.matchAll(/-?(?:\d+\.?\d*|\.\d+)|[^\d.-]+|-/g)) {
    if (!/\d/.test(part)) {
      result += part.trim();
      continue;
    }
    const number = String(Math.round(Number(part) * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
    const apart = /[\d.]$/.test(result) && !number.startsWith('-') ? ' ' : '';
    result += apart + number;
  }
  return result;
}
