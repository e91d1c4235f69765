/** Plays the news in order: from the view that was on the board, over the one after each event, to the newest. */

import type { GameEvent } from '../types.ts';

/** What every movement says of itself. */
export interface Timed {
  /** How long it takes; nothing to see when 0. */
  ms: number;
  /** When the board changes, as a share of that time. */
  turn: number;
}

/** An event, and the view after it, as a board reads it. */
export interface Shot<View> {
  event: GameEvent;
  view: View;
}

/** How a board shows what happens. The views come from the server: nothing here computes what an event changes. */
export interface Motion<View, Effect extends Timed, Marks> {
  /** What moves between the view before an event and the one after it. */
  effectOf(before: View, event: GameEvent, after: View): Effect;
  marked(marks: Marks, event: GameEvent): Marks;
  unmarked: Marks;
  /** The next view with what only the board knows: which of its pieces are those that lie there already. */
  settle?(next: View, shown: View, event: GameEvent | null): View;
}

/** Many events in the queue go faster, but never under 150 ms each; all of it at the pace that somebody chose. */
export function pace(ms: number, waiting: number, chosen = 1): number {
  if (ms === 0) return 0;
  const share = waiting > 14 ? 0.45 : waiting > 6 ? 0.65 : 1;
  return Math.round(Math.max(150, ms * share) * chosen);
}

export class Player<View, Effect extends Timed, Marks> {
  /** The view that is on the board right now. */
  shown = $state.raw() as View;
  /** What is moving, or nothing. */
  effect = $state.raw<Effect | null>(null);
  marks = $state.raw() as Marks;
  busy = $state(false);
  /** How many events have happened that the board does not show yet. */
  behind = $state(0);

  /** How long movements take, by what is usual. */
  pace = 1;

  #motion: Motion<View, Effect, Marks>;
  #newest: View;
  #queue: Shot<View>[] = [];
  #wake: (() => void) | null = null;
  #hurried = false;

  constructor(view: View, motion: Motion<View, Effect, Marks>) {
    this.shown = view;
    this.#newest = view;
    this.#motion = motion;
    this.marks = motion.unmarked;
  }

  /** A new view, and what led to it. */
  take(view: View, shots: Shot<View>[], still: boolean, fresh: boolean): void {
    const atOnce = still || !shots.length || document.hidden;
    this.#newest = view;
    if (fresh) this.marks = this.#motion.unmarked;
    this.#queue.push(...shots);
    this.behind += shots.length;
    if (this.busy && atOnce) this.skip();
    else if (atOnce) this.#showAll();
    else if (!this.busy) void this.#run();
  }

  /** Straight to the newest view. */
  skip(): void {
    this.#hurried = this.busy;
    this.#wake?.();
  }

  #settled(view: View, event: GameEvent | null): View {
    return this.#motion.settle?.(view, this.shown, event) ?? view;
  }

  #showAll(): void {
    for (const { event, view } of this.#queue.splice(0)) {
      this.marks = this.#motion.marked(this.marks, event);
      this.shown = this.#settled(view, event);
    }
    this.shown = this.#settled(this.#newest, null);
    this.behind = 0;
  }

  async #run(): Promise<void> {
    this.busy = true;
    while (this.#queue.length && !this.#hurried) {
      const { event, view } = this.#queue.shift()!;
      const next = this.#settled(view, event);
      const effect = this.#motion.effectOf(this.shown, event, next);
      const ms = pace(effect.ms, this.#queue.length, this.pace);
      this.marks = this.#motion.marked(this.marks, event);
      if (ms) {
        this.effect = { ...effect, ms };
        await this.#wait(ms * effect.turn);
      }
      this.shown = next;
      this.behind = this.#queue.length;
      if (ms) await this.#wait(ms * (1 - effect.turn));
    }
    this.effect = null;
    this.#showAll();
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
