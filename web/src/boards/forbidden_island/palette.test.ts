import { join } from 'node:path';
import { COMMON, isReadable } from '../shared/testing/contrast.ts';

const FILE = join(import.meta.dirname, 'palette.css');

const TEXT_ON = [
  ...COMMON,
  ['oneway', 'paper'],
  ['oneway', 'paper-low'],
  ['plate-dry-ink', 'plate-dry'],
  ['plate-dry-ink', 'stone'],
  ['plate-wet-ink', 'plate-wet'],
  ['danger-ink', 'danger'],
  ...['earth', 'wind', 'fire', 'water', 'special', 'rise'].map((kind) => ['card-ink', kind]),
] as [string, string][];

isReadable(FILE, TEXT_ON);
