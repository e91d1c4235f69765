import { describe, expect, it } from 'vitest';
import { isTold, recorded } from '../shared/testing/recorded.ts';
import type { GameEvent } from '../types.ts';
import { after } from './after.ts';
import { inHand, readView, tileAt, topOf, type TakaraView } from './model.ts';
import { marked, MOTION, NO_MARKS } from './motion.ts';
import game from './testing/game.json';

const played = recorded(game, readView);
const { start } = played;

/** What events tell; the step, the outcome, and what the end makes of the points come with the view alone. */
function told(view: TakaraView) {
  const { step: _step, outcome: _outcome, last: _last, seats, ...rest } = view;
  return { ...rest, seats: seats.map(({ points: _points, experience: _experience, ...seat }) => seat) };
}

isTold(played, MOTION, told);

describe('a tile', () => {
  const dug = (tile: string) => after(start, { key: 'dug', seat: 1, site: 'site_1', depth: 1, tile });

  it('that holds Karas is gone when it is dug', () => {
    const view = dug('s_kara_2');
    expect(topOf(view.sites[0])?.depth).toBe(2);
    expect(view.discards).toEqual({ s_kara_2: 1 });
  });

  it('that is a monster stays, face up, and takes wounds', () => {
    const fought = after(dug('s_bat_a'), { key: 'fought', seat: 1, site: 'site_1', tile: 's_bat_a' });
    const hit = after(fought, { key: 'rolled', seat: 1, face: 'sword' });
    expect(tileAt(hit, 'site_1:1')?.tile.state).toBe('up');
    expect(hit.sites[0]?.wounds).toBe(1);
    expect(hit.dice?.faces).toEqual(['sword']);
  });

  it('looked at by somebody else shows their eye and nothing more', () => {
    const view = after(start, { key: 'looked', seat: 0, site: 'site_2', depth: 1 });
    expect(tileAt(view, 'site_2:1')?.tile).toMatchObject({ seen_by: [0], tile: null, state: 'down' });
  });
});

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
