import { describe, expect, it } from 'vitest';
import type { GameEvent, Json } from '../types.ts';
import { readView, type TableView } from './model.ts';
import { effectOf, marked, NO_MARKS, pace } from './motion.ts';
import { after } from './telling.ts';
import game from './testing/game.json';

const start = readView(game.start as unknown as Record<string, Json>);
const end = readView(game.end as unknown as Record<string, Json>);
const events = game.events as unknown as GameEvent[];

const sorted = (list: unknown[]) => list.map((each) => JSON.stringify(each)).sort();

/** What events tell; control, marks of swimming and what nobody has seen come with the view alone. */
function told(view: TableView) {
  return {
    turn: view.turn,
    active: view.active,
    begun: view.begun,
    tiles: view.tiles,
    left: view.tiles_left,
    supply: view.supply,
    rolled: view.rolled,
    explorers: view.explorers.map(({ explorer, where, at, value }) => [explorer, where, at, value]),
    boats: sorted(view.boats.map(({ space, passengers }) => [space, passengers])),
    creatures: sorted(view.creatures.map(({ creature, space }) => [creature, space])),
    seats: view.seats.map(({ saved, on_board, boats, hand, hand_size }) => [saved, on_board, boats, sorted(hand), hand_size]),
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

  it('shows no other hand and, once play has begun, no number', () => {
    const begun = events.findIndex(({ key }) => key === 'play_began');
    const over = events.findIndex(({ key }) => key === 'game_over');
    const view = events.slice(0, over).reduce(after, start);
    expect(begun).toBeGreaterThan(0);
    expect(view.explorers.every(({ value }) => value === null)).toBe(true);
    expect(view.seats.flatMap(({ hand }, seat) => (seat === view.seat ? [] : hand)).every(({ tile }) => tile === null)).toBe(true);
  });
});

describe('a piece', () => {
  it('stays the same piece from view to view', () => {
    const raw = game.start as unknown as Record<string, Json>;
    const once = readView(raw);
    const again = readView(raw, once);
    expect(again.creatures.map(({ id }) => id)).toEqual(once.creatures.map(({ id }) => id));
  });

  it('that is about to strike has only set out', () => {
    const at = (space: string) => start.spaces.findIndex(([name]) => name === space);
    const serpent = start.creatures[0]!;
    const moved = after(start, { key: 'moved_creature', creature: serpent.creature, from: serpent.space, to: 'A1' });
    const raw = { ...game.start, step: ['defend', 0, at(serpent.space), at('A1')] } as unknown as Record<string, Json>;
    const asked = readView(raw, moved);
    expect(asked.creatures.find(({ space }) => space === serpent.space)?.id).toBe(serpent.id);
    const struck = after(asked, { key: 'lost', seat: 0, explorer: 'red_01', space: 'A1', cause: 'sea_serpent' });
    expect(struck.creatures.find(({ id }) => id === serpent.id)?.space).toBe('A1');
    const fended = after(asked, { key: 'defended', seat: 0, tile: 'shark_defence', terrain: 'beach', creature: 'sea_serpent', space: 'A1' });
    expect(fended.creatures.some(({ id }) => id === serpent.id)).toBe(false);
  });
});

describe('pace and marks', () => {
  it('is quicker when much is waiting, and never a blink', () => {
    expect(pace(400, 0)).toBe(400);
    expect(pace(400, 20)).toBeLessThan(pace(400, 8));
    expect(pace(160, 20)).toBe(150);
    expect(pace(0, 0)).toBe(0);
  });

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
