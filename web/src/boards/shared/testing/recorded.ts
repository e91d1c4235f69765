/** A recorded game (`testing/game.json`), told by a board's motion. */

import { describe, expect, it } from 'vitest';
import type { GameEvent, Json } from '../../types.ts';
import type { Motion, Timed } from '../player.svelte.ts';

interface Game {
  start: unknown;
  end: unknown;
  events: unknown;
}

export interface Recorded<View> {
  start: View;
  end: View;
  events: GameEvent[];
}

export function recorded<View>(game: Game, read: (view: Record<string, Json>) => View): Recorded<View> {
  const view = (raw: unknown) => read(raw as Record<string, Json>);
  return { start: view(game.start), end: view(game.end), events: game.events as GameEvent[] };
}

/** `told` is what events tell; the rest comes with the view alone. */
export function isTold<View, Effect extends Timed, Marks>(
  { start, end, events }: Recorded<View>,
  { after, effectOf }: Motion<View, Effect, Marks>,
  told: (view: View) => unknown,
): void {
  describe('a recorded game', () => {
    it('told event by event ends where its last view is', () => {
      expect(told(events.reduce(after, start))).toEqual(told(end));
    });

    it('leaves the view before an event as it was', () => {
      const before = JSON.stringify(start);
      events.reduce(after, start);
      expect(JSON.stringify(start)).toBe(before);
    });

    it('moves for no more than 400 ms an event', () => {
      for (const event of events) expect(effectOf(start, event).ms).toBeLessThanOrEqual(400);
    });
  });
}
