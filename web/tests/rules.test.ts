/** The page knows no rules: where that could be forgotten. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const BOARDS = 'src/boards';

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'testing' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts') ? [path] : [];
  });
}

const files = sources(BOARDS).map((path) => ({ path: relative(BOARDS, path), text: readFileSync(path, 'utf-8') }));
const namesOf = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path.split('/').at(-1));

describe('a board', () => {
  it('reads events only to move and to mark, and to know a piece again', () => {
    // `model.ts` has `settle`: what only the board knows, which the tests of each board take off again.
    const readers = new Set(namesOf(/\bGameEvent\b/));
    expect([...readers].sort()).toEqual(['model.ts', 'motion.ts', 'player.svelte.ts', 'telling.ts', 'types.ts']);
  });

  it('makes no view of its own of an event', () => {
    for (const { path, text } of files.filter((file) => file.path.endsWith('/motion.ts'))) {
      expect(text.match(/\): \w*View\b/g), path).toBeNull();
    }
    for (const { path, text } of files.filter((file) => file.path.endsWith('/model.ts'))) {
      const made = [...text.matchAll(/function (\w+)\([^)]*\bevent\b/g)].map((match) => match[1]);
      expect(made.filter((name) => name !== 'settle'), path).toEqual([]);
    }
  });

  it('takes numbers that are printed on pieces from the tables of its rules', () => {
    for (const { path, text } of files.filter((file) => file.path.endsWith('/components.ts'))) {
      expect(text.match(/: *-?[1-9]\d*\b/g), path).toBeNull();
    }
  });
});
