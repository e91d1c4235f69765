import { describe, expect, it } from 'vitest';
import type { GameEvent, Json } from '../types.ts';
import { readView, type IslandView } from './model.ts';
import { after, effectOf, marked, NO_MARKS } from './motion.ts';
import game from './testing/game.json';

const start = readView(game.start as unknown as Record<string, Json>);
const end = readView(game.end as unknown as Record<string, Json>);
const events = game.events as unknown as GameEvent[];

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
