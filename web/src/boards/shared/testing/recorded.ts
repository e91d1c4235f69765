/** A recorded game (`testing/game.json`) as a seat was sent it, shown by a board's player. */

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changed, steps } from '../../../lib/changes.ts';
import type { GameEvent, Json, Step } from '../../types.ts';
import { Player, type Motion, type Timed } from '../player.svelte.ts';

type Raw = Record<string, Json>;

/** One act as the server sends it, and the fingerprint of its own view after each event. */
export interface Act {
  events: GameEvent[];
  changes: Json[];
  digests: string[];
  view: Json;
}

export interface Recorded {
  start: Raw;
  end: Raw;
  /** Every event of the game with the view after it, and the fingerprint that this view has on the server. */
  steps: (Step & { digest: string })[];
}

export function recorded(game: { start: unknown; end: unknown; acts: unknown }): Recorded {
  let view = game.start as Raw;
  const found: Recorded['steps'] = [];
  for (const act of game.acts as Act[]) {
    const taken = steps(view, act.events, act.changes);
    found.push(...taken.map((step, i) => ({ ...step, digest: act.digests[i]! })));
    view = changed(taken.at(-1)?.view ?? view, act.view) as Raw;
  }
  return { start: game.start as Raw, end: game.end as Raw, steps: found };
}

/** The fingerprint of a view, as `dev/fixtures.py` makes it. */
export function digest(view: unknown): string {
  const sorted = (_key: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return createHash('sha1').update(JSON.stringify(view, sorted)).digest('hex').slice(0, 12);
}

/** How a game's board reads views, and what the server sent of one that is on the board. */
export interface Shown<View, Effect extends Timed, Marks> {
  read(view: Raw): View;
  motion: Motion<View, Effect, Marks>;
  sent(view: View): unknown;
}

export function isShown<View, Effect extends Timed, Marks>(game: Recorded, { read, motion, sent }: Shown<View, Effect, Marks>): void {
  describe('a recorded game', () => {
    it('is on the board, after each event, as the server sees it', () => {
      const player = new Player(read(game.start), motion);
      for (const { event, view, digest: expected } of game.steps) {
        player.take(read(view), [{ event, view: read(view) }], true, false);
        expect(digest(sent(player.shown)), event.key).toBe(expected);
      }
    });

    it('leaves the view before an event as it was', () => {
      const before = read(game.start);
      const text = JSON.stringify(before);
      for (const { event, view } of game.steps) motion.settle?.(read(view), before, event);
      expect(JSON.stringify(before)).toBe(text);
    });

    it('moves for no more than 400 ms an event', () => {
      let before = read(game.start);
      for (const { event, view } of game.steps) {
        const after = read(view);
        expect(motion.effectOf(before, event, after).ms).toBeLessThanOrEqual(400);
        before = after;
      }
    });
  });
}
