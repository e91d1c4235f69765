import { describe, expect, it } from 'vitest';
import { isTold, recorded } from '../shared/testing/recorded.ts';
import type { GameEvent, Json } from '../types.ts';
import { after } from './after.ts';
import { readView, withIds, type TableView } from './model.ts';
import { marked, MOTION, NO_MARKS } from './motion.ts';
import game from './testing/game.json';

const played = recorded(game, readView);
const { start, events } = played;

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

isTold(played, MOTION, told);

describe('a recorded game', () => {
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
    const again = withIds(readView(raw), once);
    expect(again.creatures.map(({ id }) => id)).toEqual(once.creatures.map(({ id }) => id));
  });

  it('that is about to strike has only set out', () => {
    const at = (space: string) => start.spaces.findIndex(([name]) => name === space);
    const serpent = start.creatures[0]!;
    const moved = after(start, { key: 'moved_creature', creature: serpent.creature, from: serpent.space, to: 'A1' });
    const raw = { ...game.start, step: ['defend', 0, at(serpent.space), at('A1')] } as unknown as Record<string, Json>;
    const asked = withIds(readView(raw), moved);
    expect(asked.creatures.find(({ space }) => space === serpent.space)?.id).toBe(serpent.id);
    const struck = after(asked, { key: 'lost', seat: 0, explorer: 'red_01', space: 'A1', cause: 'sea_serpent' });
    expect(struck.creatures.find(({ id }) => id === serpent.id)?.space).toBe('A1');
    const fended = after(asked, { key: 'defended', seat: 0, tile: 'shark_defence', terrain: 'beach', creature: 'sea_serpent', space: 'A1' });
    expect(fended.creatures.some(({ id }) => id === serpent.id)).toBe(false);
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
