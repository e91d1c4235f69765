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

it('previews what the server foretells, and nothing else', () => {
  expect(previewOf({})).toBeUndefined();
  const caught = [{ region: 'rc0', animal: 'dodo', points: 2 }];
  expect(previewOf({ cost: 1, points: 2, caught })).toEqual({ cost: 1, points: 2, caught, functions: [], resources: 0, moves: 0 });
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
