import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOURS, PIECES } from '../src/lib/people';

const css = readFileSync('src/styles/palette.css', 'utf-8');

function colours(selector: string): Record<string, string> {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1]!, match[2]!]));
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunk'];
const TEXT: [string, string[]][] = [
  ['ink', [...PAPERS, 'accent-soft', 'danger-soft', 'good-soft', 'desk', 'desk-deep']],
  ['ink-soft', PAPERS],
  ['brass', PAPERS],
  ['accent', PAPERS],
  ['danger', [...PAPERS, 'danger-soft']],
  ['good', [...PAPERS, 'good-soft']],
  ['accent-ink', ['accent']],
  ['sea-ink', ['sea', 'sea-deep']],
];
// Edges of things that can be pressed, and marks that carry meaning.
const MARKS: [string, string[]][] = [
  ['edge', PAPERS],
  ['focus', [...PAPERS, 'desk']],
  ['accent', PAPERS],
];

describe.each([
  ['light', ':root'],
  ['dark', ":root[data-theme='dark']"],
])('the %s palette', (name, selector) => {
  const palette = colours(selector);

  it.each(TEXT)('%s can be read on what it is written on', (text, grounds) => {
    for (const ground of grounds) {
      expect(contrast(palette[text]!, palette[ground]!), `${text} on ${ground}, ${name}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(MARKS)('%s can be told from what it lies on', (mark, grounds) => {
    for (const ground of grounds) {
      expect(contrast(palette[mark]!, palette[ground]!), `${mark} on ${ground}, ${name}`).toBeGreaterThanOrEqual(3);
    }
  });
});

it('is the same in a dark room whether chosen or given by the system', () => {
  expect(colours('  :root:not([data-theme])')).toEqual(colours(":root[data-theme='dark']"));
});

it.each([...COLOURS, ...PIECES])('a badge in %s can be read', (colour) => {
  const seat = colours(`[data-colour='${colour}']`);
  expect(contrast(seat.seat!, seat['seat-ink']!)).toBeGreaterThanOrEqual(4.5);
});

it('each game keeps its ink readable around its board', () => {
  const lights = readdirSync('src/boards').map((game) => `src/boards/${game}/light.css`).filter((file) => existsSync(file));
  expect(lights.length).toBeGreaterThanOrEqual(5);
  const games = lights.map((file) => readFileSync(file, 'utf-8')).join('\n');
  const blocks = [...games.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1]!);
  const ink = '#effaf6';
  for (const block of blocks) {
    for (const [, ground] of block.matchAll(/--around(?:-deep)?: (#[0-9a-f]{6});/g)) {
      expect(contrast(ink, ground!)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
