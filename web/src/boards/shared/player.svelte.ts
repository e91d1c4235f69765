/** Plays the news in order: from the view that was on the board to the newest one. */

import type { GameEvent } from '../types.ts';

/** What every movement says of itself. */
export interface Timed {
  /** How long it takes; nothing to see when 0. */
  ms: number;
  /** When the board changes, as a share of that time. */
  turn: number;
}

/** How a game's events are told as pictures. */
export interface Motion<View, Effect extends Timed, Marks> {
  /** The view after an event; the newest view has the last word once all events are told. */
  after(view: View, event: GameEvent): View;
  effectOf(view: View, event: GameEvent): Effect;
  marked(marks: Marks, event: GameEvent): Marks;
  unmarked: Marks;
  /** The newest view, with what only the board knows of the pieces. */
  settle?(newest: View, shown: View): View;
}

/** Many events in the queue go faster, but never under 150 ms each. */
export function pace(ms: number, waiting: number): number {
  if (ms === 0) return 0;
  const share = waiting > 14 ? 0.45 : waiting > 6 ? 0.65 : 1;
  return Math.max(150, Math.round(ms * share));
}

export class Player<View, Effect extends Timed, Marks> {
  /** The view that is on the board right now. */
  shown = $state.raw() as View;
  /** What is moving, or nothing. */
  effect = $state.raw<Effect | null>(null);
  marks = $state.raw() as Marks;
  busy = $state(false);

  #motion: Motion<View, Effect, Marks>;
  #newest: View;
  #queue: GameEvent[] = [];
  #wake: (() => void) | null = null;
  #hurried = false;

  constructor(view: View, motion: Motion<View, Effect, Marks>) {
    this.shown = view;
    this.#newest = view;
    this.#motion = motion;
    this.marks = motion.unmarked;
  }

  /** A new view, and what led to it. */
  take(view: View, events: GameEvent[], still: boolean, fresh: boolean): void {
    this.#newest = view;
    if (fresh) this.marks = this.#motion.unmarked;
    if (this.busy) {
      this.#queue.push(...events);
      if (still || !events.length || document.hidden) this.skip();
    } else if (still || !events.length || document.hidden) {
      this.marks = events.reduce(this.#motion.marked, this.marks);
      this.shown = events.reduce(this.#motion.after, this.shown);
      this.#settle();
    } else {
      this.#queue.push(...events);
      void this.#run();
    }
  }

  /** Straight to the newest view. */
  skip(): void {
    this.#hurried = this.busy;
    this.#wake?.();
  }

  #settle(): void {
    this.shown = this.#motion.settle?.(this.#newest, this.shown) ?? this.#newest;
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      const effect = this.#motion.effectOf(this.shown, event);
      const ms = this.#hurried ? 0 : pace(effect.ms, this.#queue.length);
      this.marks = this.#motion.marked(this.marks, event);
      if (ms) {
        this.effect = { ...effect, ms };
        await this.#wait(ms * effect.turn);
      }
      this.shown = this.#motion.after(this.shown, event);
      if (ms) await this.#wait(ms * (1 - effect.turn));
    }
    this.effect = null;
    this.#settle();
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
