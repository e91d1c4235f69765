/**
 * Whole games as the server sends them: after each event the board shows what the server saw at that moment.
 *
 * `tests/table/test_the_page_shows_each_moment.py` plays them and says in `PICTURES` where they lie.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Player, type Motion, type Timed } from '../src/boards/shared/player.svelte';
import { digest } from '../src/boards/shared/testing/recorded';
import { follow } from '../src/lib/changes';
import type { Changes, Json, News } from '../src/lib/wire';

interface Sent {
  message: News | Changes;
  /** Of the server's own view: after each event that this viewer saw, and after the message. */
  pictures: string[];
  view: string;
}

type Raw = Record<string, Json>;
type AnyView = unknown;

interface Board {
  read(view: Raw): AnyView;
  motion: Motion<AnyView, Timed, unknown>;
  sent(view: AnyView): unknown;
}

async function boardOf(game: string): Promise<Board> {
  const [model, motion, sent] = await Promise.all([
    import(`../src/boards/${game}/model.ts`),
    import(`../src/boards/${game}/motion.ts`),
    import(`../src/boards/${game}/testing/sent.ts`),
  ]);
  return { read: model.readView, motion: motion.MOTION, sent: sent.sent } as Board;
}

const folder = process.env.PICTURES;
const names = folder ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

describe.skipIf(!folder)('a whole game', () => {
  it.each(names)('%s is shown as it was at every moment', async (name) => {
    const { game, sent } = JSON.parse(readFileSync(join(folder!, name), 'utf-8')) as { game: string; sent: Sent[] };
    const board = await boardOf(game);
    let news = sent[0]!.message as News;
    const player = new Player(board.read(news.view), board.motion);
    const shown = () => digest(board.sent(player.shown));
    let events = 0;
    for (const { message, pictures, view } of sent.slice(1)) {
      const { news: next, steps } = follow(news, message as Changes);
      expect(steps).toHaveLength(pictures.length);
      for (const [i, step] of steps.entries()) {
        const picture = board.read(step.view);
        player.take(picture, [{ event: step.event, view: picture }], true, false);
        expect(shown(), step.event.key).toBe(pictures[i]);
        events++;
      }
      player.take(board.read(next.view), [], true, false);
      expect(shown()).toBe(view);
      news = next;
    }
    expect(news.status).toBe('over');
    expect(events).toBeGreaterThan(20);
  });
});
