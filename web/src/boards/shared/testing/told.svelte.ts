/** A board that is told a whole recorded game (`testing/game.json`), as it moves. */

import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { BoardProps, Step } from '../../types.ts';
import { wordsWith } from './bench.ts';
import type { Recorded } from './recorded.ts';

const OFTEN = 2; // events of one kind that are looked at while they move; the others only happen

/** Whatever stumbles over a moment between two positions does so here: a piece drawn twice, a mark without its piece. */
export function tellsAWholeGame(Board: Component<BoardProps>, { start, steps }: Recorded): void {
  it('tells a whole game without stumbling', async () => {
    vi.useFakeTimers();
    const words = wordsWith([]);
    const given = { seats: [], you: [0], decisions: [], words, act: vi.fn(), rule: vi.fn(), still: false, pointed: null };
    let now = $state.raw({ view: start, steps: [] as Step[] });
    const board = mount(Board, {
      target: document.body,
      props: {
        ...given,
        get view() {
          return now.view;
        },
        get steps() {
          return now.steps;
        },
      },
    });
    const busy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy') === 'true';
    const told = new Map<string, number>();
    for (const step of steps) {
      const { event, view } = step;
      const times = (told.get(event.key) ?? 0) + 1;
      told.set(event.key, times);
      if (times > OFTEN) continue;
      now = { view, steps: [step] };
      flushSync();
      for (let timers = 0; busy(); timers++) {
        expect(timers, event.key).toBeLessThan(9);
        await vi.advanceTimersToNextTimerAsync();
        await tick();
      }
    }
    vi.useRealTimers();
    await unmount(board);
  });
}
