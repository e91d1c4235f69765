/** Several people at one screen, and a game with secrets: who sits before it, and whom it must be handed to. */

import type { Session } from '../lib/session.svelte';
import type { News } from '../lib/wire';
import { owing } from './asking';

export class Handover {
  /** Who sits before the screen, as far as they said so themselves. */
  before = $state<number | null>(null);

  constructor(
    private readonly session: Session,
    private readonly news: () => News,
    private readonly secrets: () => boolean,
  ) {}

  /** Somebody else at this screen is asked: the screen must change hands before anything is shown. */
  readonly to = $derived.by(() => {
    const news = this.news();
    if (!this.secrets() || news.you.length < 2 || news.status === 'over') return null;
    const mine = owing(news).filter((seat) => news.you.includes(seat));
    const next = this.before !== null && mine.includes(this.before) ? this.before : mine[0];
    if (next === undefined) return this.before === null ? news.you[0]! : null;
    return next === this.before && next === news.watch ? null : next;
  });

  take(seat: number): void {
    this.before = seat;
    if (this.news().watch !== seat) this.session.watch(seat);
  }
}
