import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { Catalog } from '../src/lib/words';

/** A source with everything that comes along with it at once; types, and what is fetched when needed, do not. */
function along(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, wanted] of readFileSync(file, 'utf-8').matchAll(/^\s*(?:import|export)\s+(?!type\b)[^;]*?from '(\.[^']+)'/gm)) {
    const path = join(dirname(file), wanted!);
    const found = [path, `${path}.ts`].find((each) => existsSync(each) && statSync(each).isFile());
    if (found && /\.(ts|svelte)$/.test(found)) along(found, known);
  }
  return known;
}

it('the start page and its dialogs ask for nothing that comes with a table', () => {
  const first = new Catalog('en', [readFileSync('../src/archipel/texts/en/page.ftl', 'utf-8')]);
  const later = new Catalog('en', [readFileSync('../src/archipel/texts/en/table.ftl', 'utf-8')]);
  const files = ['src/main.ts', 'src/shell/SetUp.svelte', 'src/shell/Trouble.svelte'].flatMap((file) => [...along(file)]);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    for (const [, id] of readFileSync(file, 'utf-8').matchAll(/['"`](page-[a-z0-9-]+)['"`]/g)) {
      if (later.has(id!)) expect(first.has(id!), `${file}: ${id}`).toBe(true);
    }
  }
});
