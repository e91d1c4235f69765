import { expect, it } from 'vitest';
import { spotsOf } from './spots';

const step = (kind: string, args: Record<string, string | number>) => ({ seat: 1, number: 3, kind, ...args });

it('finds a tile, a space, a site or a person that a step is about', () => {
  expect(spotsOf(step('shore_up', { tile: 'iron_gate' }))).toEqual(['tile-iron_gate']);
  expect(spotsOf(step('move', { cell: 'd4' }))).toEqual(['tile-d4']);
  expect(spotsOf(step('sail', { boat: 'B7', space: 'B8' }))).toEqual(['space-B8']);
  expect(spotsOf(step('dig', { site: 'site_4' }))).toEqual(['site-site_4']);
  expect(spotsOf(step('give', { card: 'earth_stone', receiver: 2 }))).toEqual(['seat-2']);
});

it('finds a slot of the own holder before anything else, and nothing for a step without a place', () => {
  expect(spotsOf(step('put', { slot: 2 }))).toEqual(['slot-1-2']);
  expect(spotsOf(step('end_actions', {}))).toEqual([]);
});
