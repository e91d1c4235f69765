/** A board that is told a whole recorded game (`testing/game.json`), as it moves. */

import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { BoardProps, GameEvent, Json } from '../../types.ts';
import type { Motion, Timed } from '../player.svelte.ts';
import { wordsWith } from './bench.ts';
import type { Recorded } from './recorded.ts';

const OFTEN = 2; // events of one kind that are looked at while they move; the others only happen

/** Whatever stumbles over a moment between two positions does so here: a piece drawn twice, a mark without its piece. */
export function tellsAWholeGame<View, Effect extends Timed, Marks>(
  Board: Component<BoardProps>,
  { start, events }: Recorded<View>,
  { after }: Motion<View, Effect, Marks>,
): void {
  it('tells a whole game without stumbling', async () => {
    vi.useFakeTimers();
    const words = wordsWith([]);
    const given = { seats: [], you: [0], decisions: [], words, act: vi.fn(), rule: vi.fn(), still: false, pointed: null };
    let now = $state.raw({ view: start, events: [] as GameEvent[] });
    const board = mount(Board, {
      target: document.body,
      props: {
        ...given,
        get view() {
          return now.view as Record<string, Json>;
        },
        get events() {
          return now.events;
        },
      },
    });
    const busy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy') === 'true';
    const told = new Map<string, number>();
    let view = start;
    for (const event of events) {
      const times = (told.get(event.key) ?? 0) + 1;
      told.set(event.key, times);
      view = after(view, event);
      if (times > OFTEN) continue;
      now = { view, events: [event] };
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
