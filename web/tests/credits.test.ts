import { expect, it } from 'vitest';
import { allCredits, merged } from '../src/boards/credits';
import { fromGameIcons } from '../src/boards/shared/credit';

it('thanks every author of every board once', async () => {
  const credits = await allCredits();
  const authors = credits.map(({ author }) => author);
  expect(new Set(authors).size).toBe(authors.length);
  expect(authors).toContain('Lorc');
  expect(credits.every(({ licence, source, icons }) => licence && source && icons.length)).toBe(true);
});

it('puts the drawings of an author together, none twice', () => {
  const credits = merged([fromGameIcons('Lorc', ['sun', 'cog']), fromGameIcons('Delapouite', ['well']), fromGameIcons('Lorc', ['sun'])]);
  expect(credits.map(({ author, icons }) => [author, ...icons])).toEqual([
    ['Delapouite', 'well'],
    ['Lorc', 'cog', 'sun'],
  ]);
});
