import { describe, expect, it } from 'vitest';
import { choiceOf } from '../shared/testing/bench.ts';
import { atCells, atPlaces, consequence } from './choosing.ts';
import { readView } from './model.ts';
import { SHOWS } from './shows.ts';
import game from './testing/game.json';

const view = readView(game.start as never);
const choice = choiceOf(1);

describe('a site', () => {
  const observe = choice('observe', { site: 'site_1' });
  const dig = choice('dig', { site: 'site_1' });

  it('offers what can be done at its first tile, looking before digging', () => {
    expect(atCells([dig, observe, choice('gamble')], view, null)).toEqual(new Map([['site_1:1', [observe, dig]]]));
  });

  it('answers only the tool that is taken up', () => {
    expect(atCells([dig, observe], view, { of: 'tool', kind: 'dig' }).get('site_1:1')).toEqual([dig]);
  });

  it('lets the Diviner begin at any of its tiles', () => {
    const deep = choice('divine', { site: 'site_1', depth: 7 });
    expect([...atCells([deep], view, null).keys()]).toEqual(['site_1:7']);
  });
});

describe('the village', () => {
  it('has a place for each choice that is not made under ground', () => {
    const kinds = ['rent_sword', 'heal', 'recruit', 'buy', 'sell', 'gamble', 'hire', 'cash_map'];
    const places = atPlaces(kinds.map((kind) => choice(kind)), null);
    expect([...places.keys()].sort()).toEqual(['axolotl', 'beach', 'counter', 'forge', 'hospital', 'port', 'tripot']);
  });

  it('sends an adventurer that is taken up to work only', () => {
    const places = atPlaces([choice('gamble'), choice('recruit')], { of: 'adventurer' });
    expect([...places.keys()]).toEqual(['tripot']);
  });
});

describe('looking before choosing', () => {
  it('shows the tiles that would be seen, and those that would be turned over', () => {
    const site = { site: 'site_2' };
    expect([...consequence(choice('observe', site), { looks: [1, 2, 3] }).seen]).toEqual(['site_2:1', 'site_2:2', 'site_2:3']);
    expect([...consequence(choice('mine', site), { turns: [1, 2] }).turned]).toEqual(['site_2:1', 'site_2:2']);
  });

  it('shows what it costs and what it pays, as the server foretells it', () => {
    expect(consequence(choice('sell', { xp: 4 }), { karas: 20, xp: -4 })).toMatchObject({ karas: 20, xp: -4, place: 'counter' });
    expect(consequence(choice('dig', { site: 'site_1' }), { turns: [1] }).karas).toBe(0);
  });

  it('tells what cannot be taken back from what can', () => {
    expect(['observe', 'dig', 'fight', 'mine', 'study', 'divine'].every((kind) => SHOWS.oneWay(choice(kind)))).toBe(true);
    expect(['gamble', 'buy', 'destroy', 'rent_sword', 'put_back'].some((kind) => SHOWS.oneWay(choice(kind)))).toBe(false);
  });
});
