/** The games that the server offers. */

import { api, Trouble } from './api';
import { say, speech } from './speech.svelte';
import type { GameNow, Refused } from './wire';

class Games {
  all = $state.raw<GameNow[] | null>(null);
  trouble = $state.raw<Refused | null>(null);

  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    if (this.all) return Promise.resolve();
    this.loading ??= this.fetch().finally(() => (this.loading = null));
    return this.loading;
  }

  private async fetch(): Promise<void> {
    try {
      const games = await api.games();
      await speech.show(games.map((game) => game.id));
      this.all = games;
      this.trouble = null;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = trouble.refused;
    }
  }

  find(id: string): GameNow | undefined {
    return this.all?.find((game) => game.id === id);
  }
}

export const games = new Games();

/** What people ask before they sit down, in one line: how long, how hard, best with how many; as far as it is known. */
export function factsOf(game: GameNow): string {
  const [least, most] = game.best_seats;
  const [shortest, longest] = game.minutes;
  return [
    longest ? say('page-minutes', { shortest, longest, span: shortest === longest ? 'no' : 'yes' }) : '',
    game.weight ? say(`page-weight-${game.weight}`) : '',
    most ? say('page-best-with', { least, most, span: least === most ? 'no' : 'yes' }) : '',
  ].filter(Boolean).join(' · ');
}

/** The bot that a table gets when nobody chooses: a planner if there is one, else the strongest. */
export const usualBot = (game: GameNow | undefined) =>
  game?.bots.find((bot) => bot === 'planner') ?? game?.bots.at(-1) ?? 'random';
