import { join } from 'node:path';
import { COMMON, isReadable } from '../shared/testing/contrast.ts';

const FILE = join(import.meta.dirname, 'palette.css');

const TEXT_ON = [
  ...COMMON,
  ['brass', 'paper-low'],
  ['paper', 'brass'],
  ['danger-ink', 'danger'],
  ['back-ink', 'back-paper'],
  ...['red', 'blue', 'yellow', 'green'].map((each) => [`${each}-ink`, each]),
] as [string, string][];

const SIGNS: [string, string][] = [
  ['deep', 'deep-edge'],
  ['chart-line', 'sea'],
  ['lit', 'lit-edge'],
];

isReadable(FILE, TEXT_ON, SIGNS);
