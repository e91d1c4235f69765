import { join } from 'node:path';
import { COMMON, isReadable } from '../shared/testing/contrast.ts';

const FILE = join(import.meta.dirname, 'palette.css');

const TEXT_ON = [
  ...COMMON,
  ['brass', 'paper-low'],
  ['oneway', 'paper'],
  ['oneway', 'paper-low'],
  ['sign-ink', 'sign'],
  ['danger-ink', 'danger'],
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

isReadable(FILE, TEXT_ON);
