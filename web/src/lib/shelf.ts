/** Where the texts are: the files of `src/archipel/locales`, fetched when they are first needed. */

import type { ArgumentKinds, Language } from './words';

type Loaders = Record<string, () => Promise<string>>;

const page = import.meta.glob<string>('../../../src/archipel/locales/*/page.ftl', {
  query: '?raw',
  import: 'default',
}) as Loaders;

// Files of games, of which a game may have several, named for it; and how people are named.
const play = import.meta.glob<string>(
  ['../../../src/archipel/locales/*/*_*.ftl', '../../../src/archipel/locales/*/people.ftl', '!../../../src/archipel/locales/*/*_terminal.ftl'],
  { query: '?play', import: 'default' },
) as Loaders;

const rules = import.meta.glob<string>(
  ['../../../src/archipel/locales/*/*_*.ftl', '!../../../src/archipel/locales/*/*_*_*.ftl'],
  { query: '?rules', import: 'default' },
) as Loaders;

const covers = import.meta.glob<string>(
  ['../../../src/archipel/locales/*/*_*.ftl', '!../../../src/archipel/locales/*/*_*_*.ftl'],
  { query: '?cover', import: 'default' },
) as Loaders;

const tables = import.meta.glob<ArgumentKinds>('../../../src/archipel/locales/arguments.json', {
  import: 'default',
  eager: true,
});

/** `arguments.json`, if the texts come with one. */
export const argumentKinds: ArgumentKinds | undefined = Object.values(tables)[0];

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length);
const languageOf = (path: string) => path.split('/').at(-2);

async function load(loaders: Loaders, language: Language, wanted: (name: string) => boolean): Promise<string[]> {
  const paths = Object.keys(loaders).filter((path) => languageOf(path) === language && wanted(nameOf(path)));
  return Promise.all(paths.sort().map((path) => loaders[path]!()));
}

/** The page's own words. */
export const pageTexts = (language: Language) => load(page, language, () => true);

/** What a game says while it is played. */
export const gameTexts = (language: Language, game: string) =>
  load(play, language, (name) => name === game || name === 'people' || name.startsWith(`${game}_`));

/** The rules of a game. */
export const ruleTexts = (language: Language, game: string) => load(rules, language, (name) => name === game);

/** Name and line of one game. */
export const coverTexts = (language: Language, game: string) => load(covers, language, (name) => name === game);
