import { describe, expect, it } from 'vitest';
import { isShown, recorded } from '../shared/testing/recorded.ts';
import type { GameEvent } from '../types.ts';
import { clues, left, looking, placeOf, readView, settle, type DesertView } from './model.ts';
import { marked, MOTION, NO_MARKS } from './motion.ts';
import game from './testing/game.json';
import { sent } from './testing/sent.ts';

const played = recorded(game);
const start = readView(played.start);

isShown(played, { read: readView, motion: MOTION, sent });

/** A view in which a tile lies on another cell. */
function moved(view: DesertView, from: string, to: string): DesertView {
  const tiles = view.desert.tiles.map((tile) => (tile.cell === from ? { ...tile, cell: to, ...placeOf(to) } : tile));
  return { ...view, desert: { ...view.desert, hole: from, tiles } };
}

describe('a wind card', () => {
  const pushed = moved(start, 'c4', 'c3');

  it('keeps the key of the tile that slides', () => {
    const before = start.desert.tiles.find(({ cell }) => cell === 'c4');
    expect(settle(pushed, start, null).desert.tiles.find(({ cell }) => cell === 'c3')?.key).toBe(before?.key);
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
  it('has no key twice, whatever was shown before', () => {
    const torn = settle(moved(moved(start, 'a1', 'c3'), 'b1', 'a1'), start, null);
    const keys = settle(start, torn, null).desert.tiles.map(({ key }) => key);
    expect([...keys].sort((one, other) => one - other)).toEqual(Array.from({ length: 24 }, (_, key) => key));
  });
});

describe('what can be counted', () => {
  it('is every sun and every rise that is still in the pile', () => {
    expect([left(start, 'sun_beats_down'), left(start, 'storm_picks_up')]).toEqual([4, 3]);
  });

  it('shows the card that was turned over last', () => {
    expect(settle(start, start, { key: 'drew_storm', seat: 0, storm: 'wind_s2' }).last).toBe('wind_s2');
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
