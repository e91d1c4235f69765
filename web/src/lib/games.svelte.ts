/** The games that the server offers. */

import { api, Trouble } from './api';
import { speech } from './speech.svelte';
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

/** The bot that a table gets when nobody chooses: a planner if there is one, else the strongest. */
export const usualBot = (game: GameNow | undefined) =>
  game?.bots.find((bot) => bot === 'planner') ?? game?.bots.at(-1) ?? 'random';
