import { describe, expect, it } from 'vitest';
import { isShown, recorded } from '../shared/testing/recorded.ts';
import type { GameEvent } from '../types.ts';
import { readView } from './model.ts';
import { marked, MOTION, NO_MARKS } from './motion.ts';
import game from './testing/game.json';
import { sent } from './testing/sent.ts';

isShown(recorded(game), { read: readView, motion: MOTION, sent });

describe('marks', () => {
  it('keep every change until they are wiped', () => {
    const news: GameEvent[] = [
      { key: 'flooded', tile: 'iron_gate' },
      { key: 'drew_treasure', seat: 1, card: 'sandbags' },
      { key: 'waters_rose', level: 3, cards: 3 },
      { key: 'moved', seat: 0, from: 'iron_gate', to: 'watchtower' },
    ];
    const marks = news.reduce(marked, NO_MARKS);
    expect(marks.tiles.has('iron_gate')).toBe(true);
    expect(marks.cards.has('1:sandbags')).toBe(true);
    expect(marks.pawns.has(0)).toBe(true);
    expect(marks.gauge).toBe(true);
  });
});
