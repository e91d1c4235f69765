/** Where the texts are: `texts/` of the Python package and of each game's folder, fetched when they are first needed. */

import type { ArgumentKinds, Language } from './words';

type Loaders = Record<string, () => Promise<string>>;

const shared = import.meta.glob<string>('../../../src/archipel/texts/*/{page,people,refusals}.ftl', {
  query: '?raw',
  import: 'default',
}) as Loaders;

// Whatever a game says while it is played, but for the labels of its board in a terminal.
const play = import.meta.glob<string>(
  ['../../../src/archipel/games/*/texts/*/*.ftl', '!../../../src/archipel/games/*/texts/*/terminal.ftl'],
  { query: '?play', import: 'default' },
) as Loaders;

const rules = import.meta.glob<string>('../../../src/archipel/games/*/texts/*/words.ftl', {
  query: '?rules',
  import: 'default',
}) as Loaders;

const covers = import.meta.glob<string>('../../../src/archipel/games/*/texts/*/words.ftl', {
  query: '?cover',
  import: 'default',
}) as Loaders;

const tables = import.meta.glob<ArgumentKinds>(
  ['../../../src/archipel/texts/arguments.json', '../../../src/archipel/games/*/texts/arguments.json'],
  { import: 'default', eager: true },
);

/** Which kind of thing an argument names, at tables of one game: what all games share, and its own. */
export function argumentKinds(game: string): ArgumentKinds[] {
  const wanted = (path: string) => !path.includes('/games/') || path.includes(`/games/${game}/`);
  return Object.keys(tables).filter(wanted).map((path) => tables[path]!);
}

async function load(loaders: Loaders, folder: string, name = ''): Promise<string[]> {
  const paths = Object.keys(loaders).filter((path) => path.includes(folder) && path.endsWith(`${name}.ftl`));
  return Promise.all(paths.sort().map((path) => loaders[path]!()));
}

const folderOf = (language: Language, game: string) => `/games/${game}/texts/${language}/`;

/** The page's own words, and those for what is refused. */
export async function pageTexts(language: Language): Promise<string[]> {
  const parts = ['page', 'refusals'].map((name) => load(shared, `/texts/${language}/`, name));
  return (await Promise.all(parts)).flat();
}

/** What a game says while it is played, and how people are named. */
export async function gameTexts(language: Language, game: string): Promise<string[]> {
  const parts = [load(shared, `/texts/${language}/`, 'people'), load(play, folderOf(language, game))];
  return (await Promise.all(parts)).flat();
}

/** The rules of a game. */
export const ruleTexts = (language: Language, game: string) => load(rules, folderOf(language, game));

/** Name and line of one game. */
export const coverTexts = (language: Language, game: string) => load(covers, folderOf(language, game));
