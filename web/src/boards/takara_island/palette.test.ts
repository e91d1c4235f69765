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
  ['brass', 'paper-low'],
  ['oneway', 'paper'],
  ['oneway', 'paper-low'],
  ['sign-ink', 'sign'],
  ['danger-ink', 'danger'],
  ['lit-edge', 'lit'],
  ['end-ink', 'end-low'],
  ['end-ink', 'end-high'],
  ['card-ink', 'port-high'],
  ['card-ink', 'port-low'],
  ...['kara', 'xp', 'rock', 'beast', 'coffer', 'gem'].map((face) => ['face-ink', face]),
  ...['back-1', 'back-2', 'back-3'].flatMap((back) => [
    ['chalk', back],
    ['back-ink', back],
  ]),
] as [string, string][];

it.each(TEXT_ON)('%s can be read on %s in a bright and in a dark room', (ink, paper) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(ink, paper, scheme)).toBeGreaterThanOrEqual(4.5);
  }
});
