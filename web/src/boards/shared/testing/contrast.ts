/** The contrast of two colours of a palette, as WCAG counts it. */

import { readFileSync } from 'node:fs';

export type Scheme = 'light' | 'dark';

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(long.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** For the colours that a style sheet names: `contrast('ink', 'paper', 'dark')`. */
export function contrastIn(file: string): (one: string, other: string, scheme: Scheme) => number {
  const css = readFileSync(file, 'utf-8');
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
