import { describe, expect, it } from 'vitest';
import { isShown, recorded } from '../shared/testing/recorded.ts';
import type { GameEvent } from '../types.ts';
import { readView, settle } from './model.ts';
import { marked, MOTION, NO_MARKS } from './motion.ts';
import game from './testing/game.json';
import { sent } from './testing/sent.ts';

const played = recorded(game);

isShown(played, { read: readView, motion: MOTION, sent });

describe('a piece', () => {
  it('stays the same piece from view to view', () => {
    const once = readView(played.start);
    const again = settle(readView(played.start), once);
    expect(again.creatures.map(({ id }) => id)).toEqual(once.creatures.map(({ id }) => id));
  });

  it('that moves is the one that left', () => {
    const once = readView(played.start);
    const [serpent, ...others] = once.creatures;
    const away = settle({ ...once, creatures: [{ ...serpent!, id: 0, space: 'A1' }, ...others] }, once);
    expect(away.creatures.map(({ id }) => id)).toEqual(once.creatures.map(({ id }) => id));
  });
});

describe('marks', () => {
  it('keep every change until they are wiped', () => {
    const news: GameEvent[] = [
      { key: 'removed_tile', seat: 0, terrain: 'beach', space: 'D4' },
      { key: 'fell_in', seat: 1, explorer: 'blue_03', space: 'D4' },
      { key: 'kept_tile', seat: 0, terrain: 'beach' },
      { key: 'sailed', seat: 0, from: 'C4', to: 'C3' },
    ];
    const marks = news.reduce(marked, NO_MARKS);
    expect([...marks.spaces]).toEqual(['D4', 'C3']);
    expect(marks.explorers.has('blue_03')).toBe(true);
    expect(marks.seats.has(0)).toBe(true);
  });
});
