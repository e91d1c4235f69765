import { expect, it } from 'vitest';
import type { ActionChoice, Forecast } from '../types.ts';
import { gainOf } from './gain.ts';

const choice = (number: number, a: string, b: string, d: string): ActionChoice => ({ seat: 0, kind: 'assign', number, a, b, d });
const choices = [choice(0, 'x', 'y', 'z'), choice(1, 'z', 'y', 'x'), choice(2, 'y', 'x', 'z')];
const told: Forecast[] = [{ b: { resources: 2 }, d: { moves: 1, points: 3 } }, { b: { resources: 1 }, d: { moves: 1 } }, {}];
const gain = (letter: 'A' | 'B' | 'D', plan: object) => gainOf(letter, plan, choices, ({ number }) => told[number] ?? {});

it('promises the least while another card could still lie at A', () => {
  expect(gain('B', { B: 'y' })?.resources).toBe(1);
  expect(gain('B', { A: 'x', B: 'y' })?.resources).toBe(2);
  expect(gain('D', { D: 'z', B: 'y' })?.points).toBe(3);
});

it('promises nothing that is not foretold', () => {
  expect(gain('A', { A: 'x' })).toBeUndefined();
  expect(gain('B', { B: 'x' })).toBeUndefined();
});
