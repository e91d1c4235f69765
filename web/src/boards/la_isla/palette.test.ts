import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMON, contrastIn, isReadable } from '../shared/testing/contrast.ts';
import { ANIMALS, RESOURCES } from './model.ts';

const FILE = join(import.meta.dirname, 'palette.css');

const TEXT_ON = [
  ...COMMON,
  ['ink', 'track'],
  ['ink', 'track-high'],
  ['lit-ink', 'lit'],
  ['marker-ink', 'marker'],
  ['back-ink', 'back'],
  ...RESOURCES.map((each) => [`${each}-ink`, each]),
  ...['black', 'white', 'orange', 'blue'].map((each) => [`p-${each}-ink`, `p-${each}`]),
  ...ANIMALS.map((each) => [each, 'tile']),
] as [string, string][];

isReadable(FILE, TEXT_ON);

const contrast = contrastIn(FILE);

it.each(['black', 'white', 'orange', 'blue'])('the %s explorers have an edge that stands out', (colour) => {
  expect(contrast(`p-${colour}`, `p-${colour}-edge`, 'light')).toBeGreaterThanOrEqual(3);
});
