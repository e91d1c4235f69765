/** The contrast of two colours of a palette, as WCAG counts it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SHARED = join(import.meta.dirname, '../palette.css');

export type Scheme = 'light' | 'dark';

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(long.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** For the colours that a game's style sheet or the shared one names: `contrast('ink', 'paper', 'dark')`. */
export function contrastIn(file: string): (one: string, other: string, scheme: Scheme) => number {
  const css = [file, SHARED].map((each) => readFileSync(each, 'utf-8')).join('\n');
  function colour(name: string, scheme: Scheme): string {
    const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? '';
    const pair = value.match(/light-dark\((#\w+), (#\w+)\)/);
    return (pair ? pair[scheme === 'light' ? 1 : 2] : value) ?? '';
  }
  return (one, other, scheme) => {
    const [dark = 0, light = 0] = [one, other].map((name) => luminance(colour(name, scheme))).sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
}

const SCHEMES: Scheme[] = ['light', 'dark'];

/** Says that each ink can be read on its paper, and each sign be told from what it lies on. */
export function isReadable(file: string, texts: [string, string][], signs: [string, string][] = []): void {
  const contrast = contrastIn(file);
  it.each(texts)('%s can be read on %s in a bright and in a dark room', (ink, paper) => {
    for (const scheme of SCHEMES) expect(contrast(ink, paper, scheme)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(signs)('%s can be told from %s', (one, other) => {
    for (const scheme of SCHEMES) expect(contrast(one, other, scheme)).toBeGreaterThanOrEqual(3);
  });
}

/** What every board writes. */
export const COMMON: [string, string][] = [
  ['ink', 'paper'],
  ['ink', 'paper-low'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-low'],
  ['brass', 'paper'],
  ['lit-edge', 'lit'],
];
