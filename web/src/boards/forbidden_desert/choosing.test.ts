import { describe, expect, it } from 'vitest';
import { choiceOf } from '../shared/testing/bench.ts';
import { atTiles, cellOf, consequence, gifts, ofCard, underway } from './choosing.ts';
import { readView, type DesertView } from './model.ts';
import { SHOWS } from './shows.ts';
import game from './testing/game.json';

const view = readView(game.start as never);
const home = view.seats[0]?.cell ?? '';
const choice = choiceOf();

describe('a tile', () => {
  it('stands for its only simple action', () => {
    const move = choice('move', { cell: 'b2' });
    expect(atTiles([move, choice('end_step')], view, null).get('b2')).toEqual({ direct: [move], more: [] });
  });

  it('lists moving before digging, and cards apart from them', () => {
    const dig = choice('dig', { cell: 'b2' });
    const blast = choice('dune_blaster', { cell: 'b2' });
    const move = choice('move', { cell: 'b2' });
    const found = atTiles([blast, dig, move], view, null).get('b2');
    expect(found?.direct).toEqual([move, dig]);
    expect(found?.more).toEqual([blast]);
  });

  it('is where my pawn stands, for what has no cell of its own', () => {
    for (const kind of ['reveal', 'pick_up', 'take_water', 'alone']) expect(cellOf(choice(kind), view)).toBe(home);
    expect(cellOf(choice('end_step'), view)).toBeNull();
  });

  it('shows a choice of a kind nobody has heard of in its menu', () => {
    const strange = choice('dance', { cell: 'e5' });
    expect(atTiles([strange], view, null).get('e5')?.more).toEqual([strange]);
  });
});

describe('a piece taken up', () => {
  it('leaves only its own targets lit', () => {
    const look = choice('terrascope', { cell: 'd4' });
    const found = atTiles([look, choice('move', { cell: 'b2' })], view, { of: 'equipment', seat: 0, card: 'terrascope' });
    expect([...found.keys()]).toEqual(['d4']);
  });

  it('is lit where its receivers stand too', () => {
    const pass = choice('hand_over', { equipment: 'terrascope', receiver: 1 });
    const found = atTiles([pass], view, { of: 'equipment', seat: 0, card: 'terrascope' });
    expect(found.get(view.seats[1]?.cell ?? '')?.direct).toEqual([pass]);
  });

  it('belongs to one seat: the same card of another does not answer', () => {
    const mine = choice('jet_pack', {}, 0);
    const yours = choice('jet_pack', {}, 1);
    expect(ofCard([mine, yours], 1, 'jet_pack')).toEqual([yours]);
  });

  it('may be water, for whoever can be given some', () => {
    const one = choice('give', { receiver: 1, amount: 1 });
    const other = choice('give', { receiver: 2, amount: 1 }, 1);
    expect(gifts([one, other], { giver: 0 })).toEqual([one]);
    expect(gifts([one, other], { receiver: 2 })).toEqual([other]);
  });
});

describe('looking before choosing', () => {
  it('shows the Climber and her passenger where they would stand', () => {
    expect(consequence(choice('move_with', { cell: 'b2', pawn: 2 }), view, {}).pawns).toEqual([
      { seat: 0, cell: 'b2' },
      { seat: 2, cell: 'b2' },
    ]);
  });

  it('shows the guided pawn and the flyers, not the one who asks', () => {
    const guided: DesertView = { ...view, step: ['navigate', 2, 1] };
    expect(consequence(choice('step', { cell: 'b2' }), guided, {}).pawns).toEqual([{ seat: 2, cell: 'b2' }]);
    const flying: DesertView = { ...view, step: ['choose_landing', 1, 2] };
    expect(underway(flying)).toEqual([1, 2]);
    expect(underway({ ...view, step: ['choose_landing', 1, -1] })).toEqual([1]);
  });

  it('shows the sand that would go and the water that would flow', () => {
    expect(consequence(choice('dig', { cell: 'b2' }), view, { cleared: 1 }).cleared).toEqual({ cell: 'b2', count: 1 });
    expect(consequence(choice('give', { receiver: 1, amount: 2 }), view, {}).water).toEqual({ 0: -2, 1: 2 });
  });

  it('tells what cannot be taken back from what can', () => {
    expect(['reveal', 'look', 'terrascope', 'draw_storm'].every((kind) => SHOWS.oneWay(choice(kind)))).toBe(true);
    expect(['move', 'dig', 'give', 'reduce', 'end_step'].some((kind) => SHOWS.oneWay(choice(kind)))).toBe(false);
  });
});
