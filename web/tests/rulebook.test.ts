/** A chapter's text, taken apart and searched. */

import { expect, it } from 'vitest';
import { blocks, found, plain } from '../src/lib/rulebook';
import { read } from '../src/lib/router.svelte';

it('text is taken apart into paragraphs, lists and marks, as in Python', () => {
  const [paragraph, listed] = blocks('One. [FI-A1 FI-A2] Two.\n\n- a [FI-T1]\n- b');
  expect(paragraph?.lines[0]).toEqual([
    { text: 'One.', rules: ['FI-A1', 'FI-A2'] },
    { text: ' Two.', rules: [] },
  ]);
  expect(listed).toEqual({ listed: true, lines: [[{ text: 'a', rules: ['FI-T1'] }], [{ text: 'b', rules: [] }]] });
});

it('a search minds neither case nor accents nor apostrophes', () => {
  expect(plain('L’Île MONTÉE')).toBe("l'ile montee");
  const pieces = found('Les eaux de l’île montent : Île !', "l'ÎLE");
  expect(pieces.map(({ text }) => text).join('')).toBe('Les eaux de l’île montent : Île !');
  expect(pieces.filter(({ hit }) => hit)).toEqual([{ text: 'l’île', hit: true }]);
  expect(found('abcabc', 'bc').filter(({ hit }) => hit)).toHaveLength(2);
  expect(found('nothing', ' ')).toEqual([{ text: 'nothing', hit: false }]);
});

it('an address names a rulebook and a place in it', () => {
  const place = (pathname: string, hash = '') => read({ pathname, search: '', hash });
  expect(place('/rules')).toEqual({ page: 'rules', game: '', at: '' });
  expect(place('/rules/la_isla/', '#FI-%C3%A9')).toEqual({ page: 'rules', game: 'la_isla', at: 'FI-é' });
  expect(place('/rules/%E0%A4%A', '')).toEqual({ page: 'rules', game: '%E0%A4%A', at: '' });
  expect(place('/rules/la_isla/more')).toEqual({ page: 'nowhere' });
});
