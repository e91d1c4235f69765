import { describe, expect, it } from 'vitest';
import { isTold, recorded } from '../shared/testing/recorded.ts';
import type { GameEvent } from '../types.ts';
import { readView, type IslandView } from './model.ts';
import { marked, MOTION, NO_MARKS } from './motion.ts';
import game from './testing/game.json';

const played = recorded(game, readView);

/** What events tell; the step, the outcome and the Pilot's flight come with the view alone. */
function told(view: IslandView) {
  return {
    turn: view.turn,
    active: view.active,
    island: view.island,
    water: view.water,
    treasures: view.treasures,
    treasure_pile: view.treasure_pile,
    pawns: view.seats.map((seat) => seat.tile),
    hands: view.seats.map((seat) => [seat.hand, seat.hand_size]),
    flood: {
      size: view.flood_pile.size,
      layers: view.flood_pile.layers.map((layer) => [...layer].sort()),
      discards: [...view.flood_pile.discards].sort(),
    },
  };
}

isTold(played, MOTION, told);

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
