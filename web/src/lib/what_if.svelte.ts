/** What if I …? With a hint open, another action is compared with the one advised. */

import { api, Trouble } from './api';
import type { Hint, HintOther } from './wire';

/** A choice has to be looked at for a moment before the coach is asked about it. */
const PAUSE = 500;

export class WhatIf {
  /** The action looked at, by its number; -1 is a pass. */
  asked = $state.raw<number | null>(null);
  found = $state.raw<HintOther | null>(null);
  thinking = $state(false);

  private known = new Map<number, HintOther>();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private call: AbortController | null = null;

  constructor(
    private readonly table: string,
    private readonly keys: string[],
  ) {}

  /** Forget everything: the hint is gone. */
  close(): void {
    this.stop();
    this.known.clear();
    this.asked = this.found = null;
  }

  askSoon(hint: Hint, number: number): void {
    if (number === hint.number || number === this.asked) return;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.ask(hint, number), PAUSE);
  }

  async ask(hint: Hint, number: number): Promise<void> {
    this.stop();
    this.asked = number;
    this.found = this.known.get(number) ?? null;
    if (this.found) return;
    this.thinking = true;
    const call = (this.call = new AbortController());
    try {
      const { other } = await api.hint(this.table, this.keys, hint.seat, number, call.signal);
      if (!other || call.signal.aborted) return;
      this.known.set(number, other);
      this.found = other;
    } catch (trouble) {
      // Nothing is lost without an answer: the question can be asked again.
      if (!call.signal.aborted && !(trouble instanceof Trouble)) throw trouble;
      if (this.call === call) this.asked = null;
    } finally {
      if (this.call === call) this.thinking = false;
    }
  }

  private stop(): void {
    clearTimeout(this.waiting);
    this.call?.abort();
    this.call = null;
    this.thinking = false;
  }
}
