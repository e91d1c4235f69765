/** Plays the news in order: from the view that was on the board to the newest one. */

import type { GameEvent, Json } from '../types.ts';
import { readView, type TableView } from './model.ts';
import { effectOf, marked, NO_MARKS, pace, type Effect, type Marks } from './motion.ts';
import { after } from './telling.ts';

export class Player {
  /** The view that is on the board right now. */
  shown = $state.raw() as TableView;
  /** What is moving, or nothing. */
  effect = $state.raw<Effect | null>(null);
  marks = $state.raw<Marks>(NO_MARKS);
  busy = $state(false);

  #newest: Record<string, Json>;
  #queue: GameEvent[] = [];
  #wake: (() => void) | null = null;
  #hurried = false;

  constructor(view: Record<string, Json>) {
    this.shown = readView(view);
    this.#newest = view;
  }

  /** A new view, and what led to it. */
  take(view: Record<string, Json>, events: GameEvent[], still: boolean, fresh: boolean): void {
    this.#newest = view;
    if (fresh) this.marks = NO_MARKS;
    if (still || !events.length || document.hidden) {
      this.marks = [...this.#queue, ...events].reduce(marked, this.marks);
      this.#queue = [];
      if (this.busy) this.#hurry();
      else this.shown = readView(view, this.shown);
      return;
    }
    this.#queue.push(...events);
    if (!this.busy) void this.#run();
  }

  /** Straight to the newest view. */
  skip(): void {
    if (!this.busy) return;
    this.marks = this.#queue.reduce(marked, this.marks);
    this.#queue = [];
    this.#hurry();
  }

  #hurry(): void {
    this.#hurried = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      const effect = effectOf(this.shown, event);
      const ms = pace(effect.ms, this.#queue.length);
      this.marks = marked(this.marks, event);
      if (ms) {
        this.effect = { ...effect, ms };
        await this.#wait(ms * effect.turn);
      }
      this.shown = after(this.shown, event);
      if (ms) await this.#wait(ms * (1 - effect.turn));
    }
    this.effect = null;
    this.shown = readView(this.#newest, this.shown);
    this.busy = false;
    this.#hurried = false;
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0 || this.#hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
