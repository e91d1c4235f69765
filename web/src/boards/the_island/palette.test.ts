import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'palette.css'), 'utf-8');

type Scheme = 'light' | 'dark';

function colour(name: string, scheme: Scheme): string {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? '';
  const pair = value.match(/light-dark\((#\w+), (#\w+)\)/);
  return (pair ? pair[scheme === 'light' ? 1 : 2] : value) ?? '';
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_ON = [
  ['ink', 'paper'],
  ['ink', 'paper-low'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-low'],
  ['brass', 'paper'],
  ['brass', 'paper-low'],
  ['paper', 'brass'],
  ['danger-ink', 'danger'],
  ['lit-edge', 'lit'],
  ['back-ink', 'back-paper'],
  ...['red', 'blue', 'yellow', 'green'].map((each) => [`${each}-ink`, each]),
] as [string, string][];

it.each(TEXT_ON)('%s can be read on %s in a bright and in a dark room', (ink, paper) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(colour(ink, scheme), colour(paper, scheme))).toBeGreaterThanOrEqual(4.5);
  }
});

it.each([
  ['deep', 'deep-edge'],
  ['chart-line', 'sea'],
  ['lit', 'lit-edge'],
])('%s can be told from %s', (one, other) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(colour(one, scheme), colour(other, scheme))).toBeGreaterThanOrEqual(3);
  }
});
