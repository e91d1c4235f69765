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
  ['plate-dry-ink', 'plate-dry'],
  ['plate-dry-ink', 'stone'],
  ['plate-wet-ink', 'plate-wet'],
  ['danger-ink', 'danger'],
  ['lit-edge', 'lit'],
  ...['earth', 'wind', 'fire', 'water', 'special', 'rise'].map((kind) => ['card-ink', kind]),
] as [string, string][];

it.each(TEXT_ON)('%s can be read on %s in a bright and in a dark room', (ink, paper) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(ink, paper, scheme)).toBeGreaterThanOrEqual(4.5);
  }
});
