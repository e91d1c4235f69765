import { describe, expect, it } from 'vitest';
import { isTold, recorded } from '../shared/testing/recorded.ts';
import type { GameEvent } from '../types.ts';
import { after } from './after.ts';
import { clues, left, looking, readView, settle, type DesertView } from './model.ts';
import { marked, MOTION, NO_MARKS } from './motion.ts';
import game from './testing/game.json';

const played = recorded(game, readView);
const { start, end, events } = played;

/** What events tell; the step, the outcome and who is buried come with the view alone. */
function told(view: DesertView) {
  return {
    turn: view.turn,
    active: view.active,
    hole: view.desert.hole,
    tiles: [...view.desert.tiles]
      .map(({ key: _key, ...tile }) => tile)
      .sort((one, other) => one.cell.localeCompare(other.cell)),
    sand: view.sand,
    storm: view.storm,
    seats: view.seats.map(({ buried: _buried, ...seat }) => seat),
    parts: view.parts,
    pile: view.storm_pile,
    equipment: view.equipment_pile,
    hidden: view.hidden,
  };
}

isTold(played, MOTION, told);

describe('a recorded game', () => {
  it('knows every tile again wherever the wind took it', () => {
    const told = events.reduce(after, start);
    const settled = settle(end, told);
    for (const tile of settled.desert.tiles) {
      expect(told.desert.tiles.find(({ key }) => key === tile.key)?.cell).toBe(tile.cell);
    }
    expect(new Set(settled.desert.tiles.map(({ key }) => key)).size).toBe(24);
  });
});

describe('a wind card', () => {
  const pushed = after(start, { key: 'shifted', from: 'c4', to: 'c3' });

  it('carries a tile with its sand, its pawns and its parts into the hole', () => {
    const here: DesertView = {
      ...start,
      seats: start.seats.map((seat) => ({ ...seat, cell: 'c4' })),
      parts: { ...start.parts, crystal: { state: 'on_tile', cell: 'c4', seat: null } },
    };
    const there = after(here, { key: 'shifted', from: 'c4', to: 'c3' });
    expect(there.desert.hole).toBe('c4');
    expect(there.seats.map(({ cell }) => cell)).toEqual(['c3', 'c3', 'c3']);
    expect(there.parts.crystal?.cell).toBe('c3');
  });

  it('keeps the key of the tile that slides', () => {
    const before = start.desert.tiles.find(({ cell }) => cell === 'c4');
    expect(pushed.desert.tiles.find(({ cell }) => cell === 'c3')?.key).toBe(before?.key);
  });

  it('takes its mark along', () => {
    const news: GameEvent[] = [
      { key: 'sand_fell', cell: 'c4', count: 1 },
      { key: 'shifted', from: 'c4', to: 'c3' },
    ];
    const marks = news.reduce(marked, NO_MARKS);
    expect([...marks.cells]).toEqual(['c3']);
  });
});

describe('a view without news', () => {
  it('gives a tile on a cell that was empty the key that is free', () => {
    const moved = settle(start, after(start, { key: 'shifted', from: 'c4', to: 'c3' }));
    expect(new Set(moved.desert.tiles.map(({ key }) => key)).size).toBe(24);
  });

  it('has no key twice, whatever was told of another moment', () => {
    const torn = ['a1', 'b1', 'a1'].reduce((view, from) => after(view, { key: 'shifted', from, to: 'e5' }), start);
    const keys = settle(start, torn).desert.tiles.map(({ key }) => key);
    expect([...keys].sort((one, other) => one - other)).toEqual(Array.from({ length: 24 }, (_, key) => key));
  });
});

describe('what can be counted', () => {
  it('is every sun and every rise that is still in the pile', () => {
    expect([left(start, 'sun_beats_down'), left(start, 'storm_picks_up')]).toEqual([4, 3]);
    const drawn = after(start, { key: 'drew_storm', seat: 0, storm: 'sun_beats_down' });
    expect(left(drawn, 'sun_beats_down')).toBe(3);
    expect(drawn.storm_pile.discards.sun_beats_down).toBe(1);
    expect(drawn.last).toBe('sun_beats_down');
  });

  it('keeps the card being resolved out of a new pile', () => {
    const last: DesertView = { ...start, storm_pile: { ...start.storm_pile, size: 1, discards: { wind_n1: 3 } } };
    const drawn = after(last, { key: 'drew_storm', seat: 0, storm: 'wind_s2' });
    const { size, discards, unknown } = after(drawn, { key: 'storm_shuffled', count: 30 }).storm_pile;
    expect([size, discards, unknown]).toEqual([30, { wind_s2: 1 }, { wind_n1: 3 }]);
  });

  it('finds the row of a revealed clue, and nothing of one that was only peeked at', () => {
    const tiles = start.desert.tiles.map((tile) => {
      if (tile.cell === 'a2') return { ...tile, face: 'clue_crystal_row', revealed: true };
      return tile.cell === 'd4' ? { ...tile, face: 'clue_crystal_col', revealed: false } : tile;
    });
    expect(clues({ ...start, desert: { ...start.desert, tiles } })).toEqual([
      { part: 'crystal', axis: 'row', index: 1, cell: 'a2' },
    ]);
  });

  it('shows the cards in the Meteorologist’s hand, and which have their place again', () => {
    const top = ['sun_beats_down', 'wind_n1', 'wind_e2'];
    const pile = { ...start.storm_pile, top };
    expect(looking({ ...start, storm_pile: pile, step: ['look_under', 2] })).toEqual({ seen: top.slice(0, 2), placed: 0 });
    expect(looking({ ...start, storm_pile: pile, step: ['look_order', 3, 1] })).toEqual({ seen: top, placed: 1 });
    expect(looking(start)).toBeNull();
  });
});

describe('marks', () => {
  it('keep every change until they are wiped', () => {
    const news: GameEvent[] = [
      { key: 'revealed', seat: 0, cell: 'b2', tile: 'gear' },
      { key: 'drew_equipment', seat: 1, equipment: 'jet_pack' },
      { key: 'gave', seat: 0, receiver: 2, amount: 1 },
      { key: 'storm_rose', cards: 3, left: 9 },
      { key: 'drew_storm', seat: 0, storm: 'wind_n1' },
      { key: 'drew_storm', seat: 0, storm: 'storm_picks_up' },
      { key: 'part_placed', part: 'gearbox', cell: 'e5' },
      { key: 'moved', seat: 1, from: 'a1', to: 'a2' },
    ];
    const marks = news.reduce(marked, NO_MARKS);
    expect(marks.cells.has('b2')).toBe(true);
    expect(marks.cards.has('1:jet_pack')).toBe(true);
    expect([...marks.canteens]).toEqual([0, 2]);
    expect(marks.ladder).toBe(true);
    expect(marks.storms).toEqual(['wind_n1', 'storm_picks_up']);
    expect(marks.meets).toEqual([{ part: 'gearbox', cell: 'e5' }]);
    expect(marks.pawns.has(1)).toBe(true);
  });
});
