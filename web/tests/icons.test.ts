import { expect, it } from 'vitest';
import { rounded } from '../dev/plugins/icons.ts';

it('keeps a drawing and drops decimals that nobody sees', () => {
  expect(rounded('m203.97 23l-18.032 4.844l11.656 43.468z')).toBe('m204 23l-18 4.8l11.7 43.5z');
  expect(rounded('M1.234.567.5-.04 9')).toBe('M1.2 .6 .5 0 9');
  expect(rounded('M0 0a1 1 0 01.5.5')).toBe('M0 0a1 1 0 01.5.5');
});
