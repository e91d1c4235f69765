import { describe, expect, it } from 'vitest';
import { choiceOf } from '../shared/testing/bench.ts';
import { atTiles, cardOf, consequence, departure, ofCard, passengers } from './choosing.ts';
import { floodCard, readView, type IslandView } from './model.ts';
import game from './testing/position.json';

const view = readView(game.start as never);
const [first = '', second = '', third = ''] = view.island.tiles.map((tile) => tile.tile);
const choice = choiceOf();

describe('a tile', () => {
  it('stands for its only simple action', () => {
    const move = choice('move', { tile: first });
    expect(atTiles([move, choice('end_actions')], view, null).get(first)).toEqual({ direct: [move], more: [] });
  });

  it('lists moves before powers, and cards apart from them', () => {
    const fly = choice('fly', { tile: first });
    const move = choice('move', { tile: first });
    const sandbags = choice('sandbags', { tile: first });
    const found = atTiles([sandbags, fly, move], view, null).get(first);
    expect(found?.direct).toEqual([move, fly]);
    expect(found?.more).toEqual([sandbags]);
  });

  it('is lit by a pair of tiles on both', () => {
    const pair = choice('shore_up_two', { tile: first, second });
    const found = atTiles([pair], view, null);
    expect(found.get(first)?.direct).toEqual([pair]);
    expect(found.get(second)?.direct).toEqual([pair]);
  });

  it('shows a choice of a kind nobody has heard of in its menu', () => {
    const strange = choice('dance', { tile: third });
    expect(atTiles([strange], view, null).get(third)?.more).toEqual([strange]);
  });
});

describe('a piece taken up', () => {
  it('leaves only its own targets lit', () => {
    const guide = choice('navigate', { pawn: 1, tile: second });
    const other = choice('navigate', { pawn: 2, tile: third });
    const move = choice('move', { tile: first });
    const found = atTiles([guide, other, move], view, { of: 'pawn', pawn: 1 });
    expect([...found.keys()]).toEqual([second]);
  });

  it('lights the receivers of a card where they stand', () => {
    const give = choice('give', { card: 'earth_stone', receiver: 1 });
    const found = atTiles([give], view, { of: 'card', seat: 0, card: 'earth_stone' });
    expect([...found.keys()]).toEqual([view.seats[1]?.tile]);
  });

  it('belongs to one seat: the same card of another does not answer', () => {
    const mine = choice('sandbags', { tile: first }, 0);
    const yours = choice('sandbags', { tile: first }, 1);
    expect(ofCard([mine, yours], 1, 'sandbags')).toEqual([yours]);
    expect(cardOf(choice('take_off'))?.card).toBe('helicopter_lift');
  });
});

describe('looking before choosing', () => {
  it('shows the pawn where it would stand', () => {
    expect(consequence(choice('move', { tile: second }), view).pawns).toEqual([{ seat: 0, tile: second }]);
  });

  it('shows all passengers where the helicopter would land', () => {
    const flying: IslandView = { ...view, step: ['choose_landing', 0, 0b11] };
    expect(passengers(flying)).toEqual([0, 1]);
    expect(departure(flying)).toBe(view.seats[0]?.tile);
    expect(consequence(choice('land', { tile: third }), flying).pawns).toHaveLength(2);
  });

  it('shows tiles as they would be dry', () => {
    expect(consequence(choice('shore_up_two', { tile: first, second }), view).dry).toEqual([first, second]);
  });
});

describe('what is known of a Flood card', () => {
  const flooded = view.island.tiles.map((tile) => (tile.tile === first ? { ...tile, state: 'flooded' as const } : tile));
  const known: IslandView = {
    ...view,
    island: { ...view.island, tiles: flooded },
    flood_pile: { layers: [[first], [second]], size: 2, discards: [third] },
  };

  it('is its layer, the discards, or nothing', () => {
    expect([first, second, third, 'atlantis'].map((tile) => floodCard(known, tile))).toEqual([
      'top',
      'deeper',
      'discards',
      'gone',
    ]);
  });
});
