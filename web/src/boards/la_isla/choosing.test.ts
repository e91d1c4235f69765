import { describe, expect, it } from 'vitest';
import { choiceOf } from '../shared/testing/bench.ts';
import type { Json } from '../types.ts';
import { assignment, onSpaces, planned, takes, unplanned } from './choosing.ts';
import { centre, HALF, neighbour, reach } from './geometry.ts';
import { readView, spaceOf, thinking, wantedSpace, type CardView, type TableView } from './model.ts';
import { previewOf } from './preview.ts';
import game from './testing/game.json';

const view = readView(game.start as unknown as Record<string, Json>);
const choice = choiceOf();

describe('a plan', () => {
  it('puts a card at a letter, and takes it from where it was', () => {
    expect(planned({ A: 'c1' }, 'c1', 'B')).toEqual({ B: 'c1' });
  });

  it('lets two cards change places', () => {
    expect(planned({ A: 'c1', B: 'c2' }, 'c1', 'B')).toEqual({ A: 'c2', B: 'c1' });
  });

  it('sends a card back to the hand that another one replaces', () => {
    expect(planned({ A: 'c1' }, 'c2', 'A')).toEqual({ A: 'c2' });
    expect(unplanned({ A: 'c1', D: 'c2' }, 'c2')).toEqual({ A: 'c1' });
  });

  it('is a choice once it is whole', () => {
    const wanted = choice('assign', { a: 'c1', b: 'c3', d: 'c2' });
    const all = [choice('assign', { a: 'c1', b: 'c2', d: 'c3' }), wanted];
    expect(assignment(all, { A: 'c1', B: 'c3' })).toBeUndefined();
    expect(assignment(all, { A: 'c1', B: 'c3', D: 'c2' })).toBe(wanted);
  });
});

it('a cube of the supply is taken simply, or in exchange for the one given', () => {
  const take = choice('take', { resource: 'grey' });
  const swap = choice('exchange', { give: 'green', take: 'brown' });
  expect([...takes([take, swap], null).keys()]).toEqual(['grey']);
  expect(takes([swap], 'green').get('brown')).toBe(swap);
  expect(onSpaces([choice('place', { space: 'o1' }), choice('move_from', { space: 'i2' })]).size).toBe(2);
});

describe('a preview', () => {
  const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, slots: [fn('sym_vp', 'tent'), fn('land_res', 'green'), fn('ring_inner', null)] } : seat));
  const regions = view.regions.map((region) => (region.region === 'rc0' ? { ...region, lacking: [1, 2, 2] } : region));
  const here: TableView = { ...view, seats, regions };

  function fn(family: string, parameter: string | null): CardView {
    return { card: family, value: 1, function: family, family, parameter, phase: 'C', resource: 'grey', animal: 'dodo' };
  }

  it('counts the animal, its number and the functions that fit', () => {
    const space = spaceOf(here, 'i0')!; // yellow, tent
    const preview = previewOf(here, 0, space);
    expect(preview).toMatchObject({ cost: 2, points: 2 + 3 + 2, resources: 0, moves: 0 });
    expect(preview.caught).toHaveLength(1);
    expect(preview.functions.map(({ family }) => family)).toEqual(['sym_vp', 'ring_inner']);
  });

  it('knows company and what is cheap', () => {
    const space = { ...spaceOf(here, 'o0')!, explorers: [1] };
    const cheap = { ...here, seats: here.seats.map((seat, i) => (i ? seat : { ...seat, slots: [fn('shared_cost', null), null, fn('shared_vp', null)] })) };
    expect(previewOf(cheap, 0, space)).toMatchObject({ cost: 1, points: 2 });
    expect(previewOf(cheap, 0, { ...space, explorers: [] })).toMatchObject({ cost: 2, points: 0 });
  });
});

describe('the island', () => {
  it('can be walked with arrows from any space to any other', () => {
    const reached = new Set(['o0']);
    for (const space of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = neighbour(view, space, key);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(30);
  });

  it('gives every space a finger’s room that is its own', () => {
    for (const one of view.spaces) {
      const from = centre(one);
      expect(Math.hypot(from.x, from.y) + reach(one) / 2).toBeLessThan(HALF);
      for (const other of view.spaces) {
        const to = centre(other);
        if (one !== other) expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeGreaterThanOrEqual((reach(one) + reach(other)) / 2 - 1);
      }
    }
  });
});

it('who still thinks, and which space is meant, are read from the step', () => {
  expect(thinking({ ...view, step: ['assign_cards', 0b101] })).toEqual([0, 2]);
  expect(thinking({ ...view, step: ['choose_space'] })).toEqual([]);
  expect(wantedSpace({ ...view, step: ['choose_payment', 12, -1] })).toBe('m2');
});
