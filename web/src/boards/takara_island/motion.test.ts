import { describe, expect, it } from 'vitest';
import { isShown, recorded } from '../shared/testing/recorded.ts';
import type { GameEvent } from '../types.ts';
import { inHand, readView, type TakaraView } from './model.ts';
import { marked, MOTION, NO_MARKS } from './motion.ts';
import game from './testing/game.json';
import { sent } from './testing/sent.ts';

const played = recorded(game);
const start = readView(played.start);

isShown(played, { read: readView, motion: MOTION, sent });

describe('what is in the hand', () => {
  const step: TakaraView['step'] = ['observe', 0, 1];

  it('is mine alone', () => {
    expect(inHand({ ...start, active: 1, step })?.tiles.map(({ depth }) => depth)).toEqual([1, 2]);
    expect(inHand({ ...start, active: 0, step })).toBeNull();
    expect(inHand({ ...start, seat: null, active: 1, step })).toBeNull();
  });

  it('is as deep as the Diviner reaches', () => {
    const look: TakaraView = { ...start, active: 1, step: ['look_at_tiles', 2, 6, 8] };
    expect(inHand(look)?.tiles.map(({ depth }) => depth)).toEqual([7, 8, 9]);
  });
});

describe('marks', () => {
  it('keep every change until they are wiped', () => {
    const news: GameEvent[] = [
      { key: 'dug', seat: 0, site: 'site_3', depth: 2, tile: 'i_chest' },
      { key: 'drew_chest', seat: 0, chest: 'c_mimic' },
      { key: 'rolled', seat: 0, face: 'hospital' },
      { key: 'wounded', seat: 0 },
      { key: 'gambled', seat: 0, karas: 1 },
      { key: 'emptied', site: 'site_3', empty: 1 },
    ];
    const marks = news.reduce(marked, NO_MARKS);
    expect(marks.cells.has('site_3:2')).toBe(true);
    expect(marks.chests).toEqual(['c_mimic']);
    expect(marks.dice).toBe(true);
    expect([...marks.places]).toEqual(['hospital', 'tripot']);
    expect(marks.emptied.has('site_3')).toBe(true);
    expect(marks.seats.has(0)).toBe(true);
  });
});
