import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contrastIn } from '../shared/testing/contrast.ts';

const contrast = contrastIn(join(import.meta.dirname, 'palette.css'));

const TEXT_ON = [
  ['ink', 'paper'],
  ['ink', 'paper-low'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-low'],
  ['brass', 'paper'],
  ['oneway', 'paper'],
  ['oneway', 'paper-low'],
  ['plate-ink', 'plate'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'cross'],
  ['edge-ink', 'ground-high'],
  ['edge-ink', 'ground-mid'],
  ['edge-ink', 'ground-deep'],
  ['edge-ink', 'glare'],
  ['lit-edge', 'lit'],
  ['end-ink', 'end-low'],
  ['end-ink', 'end-high'],
  ...['propeller', 'gearbox', 'crystal', 'navigation', 'tool', 'wind', 'sun', 'rise'].map((kind) => ['card-ink', kind]),
] as [string, string][];

it.each(TEXT_ON)('%s can be read on %s in a bright and in a dark room', (ink, paper) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(ink, paper, scheme)).toBeGreaterThanOrEqual(4.5);
  }
});

it.each(['plate-ink', 'cut'])('%s stands out from the tiles', (ink) => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const tile of ['dune', 'city']) expect(contrast(ink, tile, scheme)).toBeGreaterThanOrEqual(4.5);
  }
});
