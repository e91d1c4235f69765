import { readdirSync } from 'node:fs';
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Credits from '../src/shell/Credits.svelte';
import { allCredits, merged } from '../src/boards/credits';
import { fromGameIcons } from '../src/boards/shared/credit';
import { speak } from './speaking';

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

it('shows the terms under which the work of others is here', async () => {
  await speak();
  render(Credits);
  const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const terms = shown.filter((address) => address.startsWith('/licenses/')).map((address) => address.slice('/licenses/'.length));
  expect(terms).toHaveLength(5);
  expect(readdirSync('public/licenses')).toEqual(expect.arrayContaining(terms));
});
