import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMON, contrastIn, isReadable } from '../shared/testing/contrast.ts';

const FILE = join(import.meta.dirname, 'palette.css');

const TEXT_ON = [
  ...COMMON,
  ['oneway', 'paper'],
  ['oneway', 'paper-low'],
  ['plate-ink', 'plate'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'cross'],
  ['edge-ink', 'ground-high'],
  ['edge-ink', 'ground-mid'],
  ['edge-ink', 'ground-deep'],
  ['edge-ink', 'glare'],
  ['end-ink', 'end-low'],
  ['end-ink', 'end-high'],
  ...['propeller', 'gearbox', 'crystal', 'navigation', 'tool', 'wind', 'sun', 'rise'].map((kind) => ['card-ink', kind]),
] as [string, string][];

isReadable(FILE, TEXT_ON);

const contrast = contrastIn(FILE);

it.each(['plate-ink', 'cut'])('%s stands out from the tiles', (ink) => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const tile of ['dune', 'city']) expect(contrast(ink, tile, scheme)).toBeGreaterThanOrEqual(4.5);
  }
});
