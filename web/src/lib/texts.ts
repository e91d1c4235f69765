/** Where the texts are: `texts/` of the Python package and of each game's folder, fetched when they are first needed. */

import { FALLBACK } from './languages';
import type { ArgumentKinds } from './words';

type Loaders = Record<string, () => Promise<string>>;

const shared = import.meta.glob<string>('../../../src/archipel/texts/*/{page,table,people,labels,refusals,lesson,exercises,coach,review}.ftl', {
  query: '?all',
  import: 'default',
}) as Loaders;

// Whatever a game says while it is played, but for the labels of its board in a terminal, for what it refuses, for its
// rulebook, for its lessons and exercises and for what is said in first games only.
const play = import.meta.glob<string>(
  [
    '../../../src/archipel/games/*/texts/*/*.ftl',
    '!../../../src/archipel/games/*/texts/*/{terminal,refusals,rulebook,lesson,exercises,companion}.ftl',
  ],
  { query: '?play', import: 'default' },
) as Loaders;

const rules = import.meta.glob<string>('../../../src/archipel/games/*/texts/*/{words,refusals}.ftl', {
  query: '?rules',
  import: 'default',
}) as Loaders;

const books = import.meta.glob<string>('../../../src/archipel/games/*/texts/*/rulebook.ftl', {
  query: '?all',
  import: 'default',
}) as Loaders;

const lessons = import.meta.glob<string>('../../../src/archipel/games/*/texts/*/lesson.ftl', {
  query: '?all',
  import: 'default',
}) as Loaders;

const exercises = import.meta.glob<string>('../../../src/archipel/games/*/texts/*/exercises.ftl', {
  query: '?all',
  import: 'default',
}) as Loaders;

const companions = import.meta.glob<string>('../../../src/archipel/games/*/texts/*/companion.ftl', {
  query: '?all',
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

/** How a game's happenings are told: what opens a chapter, and what shares a line with what it follows. */
export interface Storytelling {
  chapters?: string[];
  /** Told in the line of what went before. */
  follows?: string[];
  /** Whoever is told the first of two is not told the second. */
  instead?: Record<string, string>;
  /** The board shows it, and another line tells what came of it. */
  silent?: string[];
}

const stories = import.meta.glob<Storytelling>('../../../src/archipel/games/*/texts/story.json', { import: 'default', eager: true });

/** A game without a file of its own is told line by line, turn after turn. */
export function storytelling(game: string): Storytelling {
  const path = Object.keys(stories).find((each) => each.includes(`/games/${game}/`));
  return path ? stories[path]! : { chapters: ['turn_began'] };
}

/** The files below a `texts` folder; one that the language lacks is the fallback's, and one that it has lacks nothing. */
async function load(loaders: Loaders, folder: string, language: string, name = '*'): Promise<string[]> {
  const files = new Map<string, () => Promise<string>>();
  for (const code of [FALLBACK, language]) {
    for (const path of Object.keys(loaders).sort()) {
      const [, file = ''] = path.split(`${folder}/texts/${code}/`);
      if (file && (name === '*' || file === `${name}.ftl`)) files.set(file, loaders[path]!);
    }
  }
  return Promise.all([...files.values()].map((fetch) => fetch()));
}

const PROGRAM = '/archipel';
const folderOf = (game: string) => `${PROGRAM}/games/${game}`;

/** The page's own words: those of the start; the whole has those of tables and rulebooks, and of what is refused, too. */
export async function pageTexts(language: string, whole: boolean): Promise<string[]> {
  const parts = whole ? ['page', 'table', 'refusals'] : ['page'];
  return (await Promise.all(parts.map((name) => load(shared, PROGRAM, language, name)))).flat();
}

/** What a game says while it is played, how people are named, and what any game shows. */
export async function gameTexts(language: string, game: string): Promise<string[]> {
  const known = ['people', 'labels', 'coach'].map((name) => load(shared, PROGRAM, language, name));
  const parts = [...known, load(play, folderOf(game), language)];
  return (await Promise.all(parts)).flat();
}

/** The rules of a game, and why it refuses what. */
export const ruleTexts = (language: string, game: string) => load(rules, folderOf(game), language);

/** The chapters of its rulebook. */
export const bookTexts = (language: string, game: string) => load(books, folderOf(game), language);
/** What is said in lessons, of any game and of this one. */
export async function lessonTexts(language: string, game: string): Promise<string[]> {
  return (await Promise.all([load(shared, PROGRAM, language, 'lesson'), load(lessons, folderOf(game), language)])).flat();
}

/** What is said in exercises, of any game and of this one. */
export async function exerciseTexts(language: string, game: string): Promise<string[]> {
  return (await Promise.all([load(shared, PROGRAM, language, 'exercises'), load(exercises, folderOf(game), language)])).flat();
}

/** What reviews of finished games say. */
export const reviewTexts = (language: string) => load(shared, PROGRAM, language, 'review');

/** What is said to whoever plays a game for the first time. */
export const companionTexts = (language: string, game: string) => load(companions, folderOf(game), language);

/** Whether anything is. */
export const hasCompanion = (game: string) => Object.keys(companions).some((path) => path.includes(`${folderOf(game)}/texts/`));

/** Name and line of one game. */
export const coverTexts = (language: string, game: string) => load(covers, folderOf(game), language);
