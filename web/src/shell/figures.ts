/** How a game ended, in figures: the server reckons, this only finds the words. */

import { nameOf } from '../lib/people';
import { listed, say } from '../lib/speech.svelte';
import type { GameNow, Json, News } from '../lib/wire';
import type { TableWords } from '../lib/words';

export interface Outcome {
  name: string;
  rule: string;
  won: boolean[];
  ranks: number[];
  scores: number[];
  args: { [key: string]: Json };
}

export interface Figure {
  label: string;
  value: string;
}

/** A seat's line of the table of points. */
export interface Standing {
  seat: number;
  rank: number;
  title: string;
  points: number[];
  score: number;
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function outcomeOf(view: Record<string, Json>): Outcome | null {
  return isObject(view.outcome) ? (view.outcome as unknown as Outcome) : null;
}

export function figures(news: News, words: TableWords): Figure[] {
  const found = (news.tally?.figures ?? []).map(({ name, value, of }) => ({
    label: words.said(`figure-${name}`, name),
    value: of ? say('page-of', { part: value, all: of }) : String(value),
  }));
  return [...found, { label: say('page-figure-choices'), value: String(news.moments) }];
}

/** How the game was set up, where that can be chosen and makes a difference. */
export function setUp(news: News, words: TableWords, game: GameNow | undefined): Figure[] {
  return (game?.options ?? [])
    .filter((option) => option.values.length > 1 && option.name in news.options)
    .filter((option) => option.name === 'difficulty' || news.options[option.name] !== option.default)
    .map(({ name }) => ({ label: words.option(name), value: words.optionValue(name, news.options[name] ?? '') }));
}

/** Everybody in the order of ranks, with their points by source. */
export function standings(news: News, outcome: Outcome, words: TableWords): Standing[] {
  const { sources = [], title } = news.tally ?? {};
  return news.seats
    .map(({ seat }) => ({
      seat,
      rank: outcome.ranks[seat] ?? 0,
      title: title ? words.said(`${title.kind}-${title.names[seat]}`, '') : '',
      points: sources.map((source) => source.points[seat] ?? 0),
      score: outcome.scores[seat] ?? 0,
    }))
    .sort((one, other) => one.rank - other.rank);
}

/** Who won, where everybody plays for themselves. */
export function winners(news: News, outcome: Outcome): string {
  const names = outcome.won.flatMap((won, seat) => (won ? [nameOf(news.seats, seat)] : []));
  return names.length ? say('page-wins', { names: listed(names), count: names.length }) : say('page-nobody-wins');
}

/** How the one person at this screen did. */
export function mine(news: News, outcome: Outcome): string {
  const [seat, ...others] = news.you;
  if (seat === undefined || others.length) return '';
  if (outcome.won[seat]) return say('page-you-win');
  return outcome.won.some(Boolean) ? say('page-you-end', { rank: outcome.ranks[seat] ?? 0, score: outcome.scores[seat] ?? 0 }) : '';
}
