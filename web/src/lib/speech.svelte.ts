/** The words on the page: reading `say` in a component makes it follow the language. */

import type { FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import { argumentKinds, coverTexts, gameTexts, pageTexts } from './shelf';
import { Catalog, TableWords, type Language } from './words';

const NOTHING = new Catalog('en', []);

class Speech {
  page = $state.raw<Catalog>(NOTHING);
  games = $state.raw<Record<string, Catalog>>({});
  covers = $state.raw<Record<string, Catalog>>({});

  /** Load a language with everything that is open, then switch at once. */
  async speak(language: Language): Promise<void> {
    const games = Object.keys(this.games);
    const covers = Object.keys(this.covers);
    const [page, ...rest] = await Promise.all([
      pageTexts(language),
      ...games.map((game) => gameTexts(language, game)),
      ...covers.map((game) => coverTexts(language, game)),
    ]);
    const catalogs = rest.map((texts) => new Catalog(language, texts));
    this.page = new Catalog(language, page);
    this.games = Object.fromEntries(games.map((game, i) => [game, catalogs[i]!]));
    this.covers = Object.fromEntries(covers.map((game, i) => [game, catalogs[games.length + i]!]));
    if (language !== settings.language) settings.choose({ language });
    else settings.show();
  }

  /** Have the words of a game ready. */
  async open(game: string): Promise<void> {
    if (this.games[game]) return;
    const language = settings.language;
    const catalog = new Catalog(language, await gameTexts(language, game));
    if (language === settings.language) this.games = { ...this.games, [game]: catalog };
    else await this.open(game);
  }

  /** Have the covers of some games ready. */
  async show(games: string[]): Promise<void> {
    const language = settings.language;
    const texts = await Promise.all(games.map((game) => coverTexts(language, game)));
    const fresh = Object.fromEntries(games.map((game, i) => [game, new Catalog(language, texts[i]!)]));
    this.covers = { ...this.covers, ...fresh };
  }

  cover(game: string, line: 'name' | 'tagline' = 'name'): string {
    const catalog = this.covers[game] ?? this.games[game];
    return catalog?.has(`game-${line}`) ? catalog.text(`game-${line}`) : game.replaceAll('_', ' ');
  }
}

export const speech = new Speech();

/** A text of the page. */
export function say(id: string, args: Record<string, FluentVariable> = {}, form = ''): string {
  return speech.page.text(id, form, args);
}

/** Whether the page has such a text. */
export const knows = (id: string) => speech.page.has(id);

/** The words of a game, with the names of the people at the table. */
export function wordsOf(game: string, names: (seat: number) => string): TableWords {
  const and = (first: string, last: string) => say('page-list-and', { first, last });
  return new TableWords(speech.games[game] ?? NOTHING, game, names, and, argumentKinds);
}
