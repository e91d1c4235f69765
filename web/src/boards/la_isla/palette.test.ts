import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contrastIn } from '../shared/testing/contrast.ts';
import { ANIMALS, RESOURCES } from './model.ts';

const contrast = contrastIn(join(import.meta.dirname, 'palette.css'));

const TEXT_ON = [
  ['ink', 'paper'],
  ['ink', 'paper-low'],
  ['ink', 'track'],
  ['ink', 'track-high'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-low'],
  ['brass', 'paper'],
  ['lit-ink', 'lit'],
  ['lit-edge', 'lit'],
  ['marker-ink', 'marker'],
  ['back-ink', 'back'],
  ...RESOURCES.map((each) => [`${each}-ink`, each]),
  ...['black', 'white', 'orange', 'blue'].map((each) => [`p-${each}-ink`, `p-${each}`]),
  ...ANIMALS.map((each) => [each, 'tile']),
] as [string, string][];

it.each(TEXT_ON)('%s can be read on %s in a bright and in a dark room', (ink, paper) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(ink, paper, scheme)).toBeGreaterThanOrEqual(4.5);
  }
});

it.each(['black', 'white', 'orange', 'blue'])('the %s explorers have an edge that stands out', (colour) => {
  expect(contrast(`p-${colour}`, `p-${colour}-edge`, 'light')).toBeGreaterThanOrEqual(3);
});
