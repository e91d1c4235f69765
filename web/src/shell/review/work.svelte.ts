/** The review of this table's game: asked for bit by bit, so that whoever watches can stop it and go on. */

import { api, Trouble } from '../../lib/api';
import type { Session } from '../../lib/session.svelte';
import type { Refused, ReviewFound } from '../../lib/wire';
import { overMoments } from './curves';

const SHOW_EVERY = 6; // answers between two looks at what is known so far

export class ReviewWork {
  found = $state.raw<ReviewFound | null>(null);
  moments = $state.raw<number[]>([]);
  done = $state(0);
  working = $state(false);
  refused = $state.raw<Refused | null>(null);
  readonly curves = $derived(this.found ? overMoments(this.found, this.moments) : []);
  readonly complete = $derived(this.done >= 1);

  constructor(private readonly session: Session) {}

  /** What is there already, without any work for it. */
  async peek(): Promise<void> {
    if (!this.working && !this.complete) await this.asking(() => this.ask({ work: false, show: true }));
  }

  /** Go on until it is complete or stopped. */
  async goOn(): Promise<void> {
    if (this.working || this.complete) return;
    this.working = true;
    await this.asking(async () => {
      for (let asked = 0; this.working && !this.complete; asked++) {
        await this.ask({ work: true, show: !this.found || asked % SHOW_EVERY === 0 });
      }
    });
    this.working = false;
  }

  stop(): void {
    this.working = false;
  }

  private async asking(questions: () => Promise<void>): Promise<void> {
    this.refused = null;
    try {
      await questions();
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.refused = trouble.refused;
    }
  }

  private async ask(wish: { work: boolean; show: boolean }): Promise<void> {
    const answer = await api.review(this.session.table, this.session.keys, wish);
    this.done = answer.done;
    if (answer.review) {
      this.found = answer.review;
      this.moments = answer.moments ?? [];
    }
  }
}
