import { describe, expect, it } from 'vitest';
import { changed } from '../src/lib/changes';
import type { Json } from '../src/lib/wire';

describe('a change', () => {
  it.each<[string, Json, Json, Json]>([
    ['nothing', { turn: 1 }, {}, { turn: 1 }],
    ['a number', { turn: 1, seat: 0 }, { turn: 2 }, { turn: 2, seat: 0 }],
    ['a value that is nothing', { outcome: 'won' }, { outcome: [null] }, { outcome: null }],
    ['a key that comes and one that goes', { a: 1 }, { a: null, b: [{ c: 2 }] }, { b: { c: 2 } }],
    ['one member of a list', { tiles: [{ n: 1 }, { n: 2 }] }, { tiles: { 1: { n: 3 } } }, { tiles: [{ n: 1 }, { n: 3 }] }],
    ['members that go', ['a', 'b', 'c', 'd'], [1, 2], ['a', 'd']],
    ['members that come', ['a'], [1, 0, 'b', 'c'], ['a', 'b', 'c']],
    ['members in the place of others', [1, 2, 3], [1, 1, [5], null], [1, [5], null, 3]],
    ['all of it', [1, 2, 3], [[4]], [4]],
    ['an empty list', [1], [0, 1], []],
  ])('may be %s', (_name, before, change, after) => {
    const text = JSON.stringify(before);
    expect(changed(before, change)).toEqual(after);
    expect(JSON.stringify(before)).toBe(text);
  });
});
