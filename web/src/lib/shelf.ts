/** Where the texts are: the files of `src/archipel/locales`, fetched when they are first needed. */

import type { ArgumentKinds, Language } from './words';

type Loader = () => Promise<string>;

const files = import.meta.glob<string>(
  [
    '../../../src/archipel/locales/*/*.ftl',
    '!../../../src/archipel/locales/*/{lab,*_terminal}.ftl', // said elsewhere than on the page
  ],
  { query: '?raw', import: 'default' },
) as Record<string, Loader>;

const covers = import.meta.glob<string>(
  [
    '../../../src/archipel/locales/*/*.ftl',
    '!../../../src/archipel/locales/*/{page,common,lab}.ftl',
    '!../../../src/archipel/locales/*/*_*_*.ftl', // further files of a game
  ],
  { query: '?cover', import: 'default' },
) as Record<string, Loader>;

const tables = import.meta.glob<ArgumentKinds>('../../../src/archipel/locales/arguments.json', {
  import: 'default',
  eager: true,
});

/** `arguments.json`, if the texts come with one. */
export const argumentKinds: ArgumentKinds | undefined = Object.values(tables)[0];

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length);
const languageOf = (path: string) => path.split('/').at(-2);

async function load(loaders: Record<string, Loader>, language: Language, wanted: (name: string) => boolean) {
  const paths = Object.keys(loaders).filter((path) => languageOf(path) === language && wanted(nameOf(path)));
  return Promise.all(paths.sort().map((path) => loaders[path]!()));
}

/** The page's own words and those that everybody shares. */
export const pageTexts = (language: Language) =>
  load(files, language, (name) => name === 'page' || name === 'common');

/** Everything a game says: its own file, further files of its own, and the shared words. */
export const gameTexts = (language: Language, game: string) =>
  load(files, language, (name) => name === game || name === 'common' || name.startsWith(`${game}_`));

/** Name and line of one game. */
export const coverTexts = (language: Language, game: string) => load(covers, language, (name) => name === game);
