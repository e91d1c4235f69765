/** The words on the page: reading `say` in a component makes it follow the language. */

import type { FluentVariable } from '@fluent/bundle';
import { FALLBACK } from './languages';
import { settings } from './settings.svelte';
import { argumentKinds, bookTexts, companionTexts, coverTexts, exerciseTexts, gameTexts, lessonTexts, pageTexts, reviewTexts, ruleTexts } from './texts';
import { Catalog, readable, TableWords } from './words';

const NOTHING = new Catalog(FALLBACK, []);

/** What a game is asked for: its cover; what is said in play; that and the rules; that and the rulebook. */
type Depth = 'cover' | 'play' | 'rules' | 'book';
const DEPTHS: Depth[] = ['cover', 'play', 'rules', 'book'];
const reaches = (known: Depth | undefined, wanted: Depth) => DEPTHS.indexOf(known ?? 'cover') >= DEPTHS.indexOf(wanted);

/** What not everybody needs: what lessons and exercises say, what is said in somebody's first games, and what reviews say. */
const EXTRAS = { lessons: lessonTexts, exercises: exerciseTexts, companion: companionTexts, review: reviewTexts };
type Extra = keyof typeof EXTRAS;

async function fetchTexts(language: string, game: string, depth: Depth, extras: ReadonlySet<Extra> = new Set()): Promise<Catalog> {
  if (depth === 'cover') return new Catalog(language, await coverTexts(language, game));
  const parts = [gameTexts(language, game), ...(reaches(depth, 'rules') ? [ruleTexts(language, game)] : [])];
  if (depth === 'book') parts.push(bookTexts(language, game));
  for (const extra of extras) parts.push(EXTRAS[extra](language, game));
  return new Catalog(language, (await Promise.all(parts)).flat());
}

/** What is in a language already: others may have loaded it while the rest was on its way. */
function spoken(catalogs: Record<string, Catalog>, language: string): Record<string, Catalog> {
  return Object.fromEntries(Object.entries(catalogs).filter(([, catalog]) => catalog.language.code === language));
}

class Speech {
  page = $state.raw<Catalog>(NOTHING);
  games = $state.raw<Record<string, Catalog>>({});
  covers = $state.raw<Record<string, Catalog>>({});
  private chosen = ''; // the language that was asked for last
  private whole = false; // whether the page has gone beyond its start
  private depths = new Map<string, Depth>(); // what is open, by game; covers apart
  private extras = new Map<string, Set<Extra>>(); // and what else of it

  /** Load a language with everything that is open, then switch at once, unless another was chosen in the meantime. */
  async speak(language: string): Promise<void> {
    this.chosen = language;
    let asked: string;
    let page: string[];
    let games: (readonly [string, Catalog])[];
    let covers: (readonly [string, Catalog])[];
    do {
      asked = this.shown();
      [page, games, covers] = await Promise.all([
        pageTexts(language, this.whole),
        Promise.all([...this.depths].map(async ([game, depth]) => [game, await fetchTexts(language, game, depth, this.extras.get(game))] as const)),
        Promise.all(Object.keys(this.covers).map(async (game) => [game, await fetchTexts(language, game, 'cover')] as const)),
      ]);
    } while (asked !== this.shown()); // more is wanted meanwhile
    if (language !== this.chosen) return;
    this.page = new Catalog(language, page);
    this.games = { ...spoken(this.games, language), ...Object.fromEntries(games) };
    this.covers = { ...Object.fromEntries(covers), ...spoken(this.covers, language) };
    if (language !== settings.language) settings.choose({ language });
    else settings.show();
  }

  /** All that has words on the page now, as one text to compare. */
  private shown(): string {
    const games = [...this.depths].map(([game, depth]) => [game, depth, ...(this.extras.get(game) ?? [])]);
    return JSON.stringify([this.whole, games, Object.keys(this.covers)]);
  }

  /** Have ready also what the page says beyond its start. */
  async furnish(): Promise<void> {
    if (this.whole) return;
    this.whole = true;
    let language: string;
    let texts: string[];
    do {
      language = settings.language;
      texts = await pageTexts(language, true);
    } while (language !== settings.language); // it was changed in the meantime
    this.page = new Catalog(language, texts);
  }

  /** Have the words of a game ready, with its rules or its whole rulebook if asked for. */
  async open(game: string, depth: Exclude<Depth, 'cover'> = 'play'): Promise<void> {
    if (reaches(this.depths.get(game), depth)) return;
    this.depths.set(game, depth);
    await this.fetch(game);
  }

  /** Have the words of its lessons ready, too, or those of its exercises. */
  async teach(game: string, by: 'lessons' | 'exercises' = 'lessons'): Promise<void> {
    if (!this.depths.has(game)) this.depths.set(game, 'play');
    await this.add(game, by);
  }

  /** Have ready also what is said in somebody's first games. */
  guide(game: string): Promise<void> {
    return this.add(game, 'companion');
  }

  /** Have ready what a review of a finished game says. */
  review(game: string): Promise<void> {
    return this.add(game, 'review');
  }

  private async add(game: string, extra: Extra): Promise<void> {
    const extras = this.extras.get(game) ?? new Set<Extra>();
    if (extras.has(extra)) return;
    this.extras.set(game, extras.add(extra));
    if (this.depths.has(game)) await this.fetch(game);
  }

  private async fetch(game: string): Promise<void> {
    const wanted = () => `${settings.language} ${this.depths.get(game)} ${[...(this.extras.get(game) ?? [])].join()}`;
    let asked: string;
    let catalog: Catalog;
    do {
      asked = wanted();
      catalog = await fetchTexts(settings.language, game, this.depths.get(game)!, this.extras.get(game));
    } while (asked !== wanted()); // it was changed in the meantime
    this.games = { ...this.games, [game]: catalog };
  }

  /** Have the covers of some games ready. */
  async show(games: string[]): Promise<void> {
    let language: string;
    let fresh: (readonly [string, Catalog])[];
    do {
      language = settings.language;
      fresh = await Promise.all(games.map(async (game) => [game, await fetchTexts(language, game, 'cover')] as const));
    } while (language !== settings.language); // it was changed in the meantime
    this.covers = { ...this.covers, ...Object.fromEntries(fresh) };
  }

  cover(game: string, line: 'name' | 'tagline' | 'kind' | 'first' = 'name'): string {
    const catalog = this.covers[game] ?? this.games[game];
    if (catalog?.has(`game-${line}`)) return catalog.text(`game-${line}`);
    return line === 'name' ? readable(game) : '';
  }
}

export const speech = new Speech();

/** A text of the page. */
export function say(id: string, args: Record<string, FluentVariable> = {}, form = ''): string {
  return speech.page.text(id, form, args);
}

/** Several names as one phrase: "Ana, Ben and Cleo". */
export function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : say('page-list-and', { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
}

/** Whether the page has such a text. */
export const knows = (id: string) => speech.page.has(id);

/** The words of a game, with the names of the people at the table. */
export function wordsOf(game: string, names: (seat: number) => string): TableWords {
  const and = (first: string, last: string) => say('page-list-and', { first, last });
  return new TableWords(speech.games[game] ?? NOTHING, names, and, argumentKinds(game));
}
