import { describe, expect, it } from 'vitest';
import { choiceOf } from '../shared/testing/bench.ts';
import type { Json } from '../types.ts';
import { harmOf, movable, ofTile, sameSource, targets, wayOf } from './choosing.ts';
import { hunters } from './hunting.ts';
import { readView, type TableView } from './model.ts';
import game from './testing/game.json';

const start = readView(game.start as unknown as Record<string, Json>);
const choice = choiceOf();

/** A small scene: a swimmer and a boat on the shore of the north-west isle, a shark beside them. */
const scene: TableView = {
  ...start,
  explorers: start.explorers.map((each) =>
    each.explorer === 'red_01'
      ? { ...each, where: 'sea', at: 'C1' }
      : each.explorer === 'red_02'
        ? { ...each, where: 'boat', at: 'C1' }
        : { ...each, where: 'unplaced', at: null },
  ),
  boats: [{ id: 1, space: 'C1', passengers: ['red_02'], control: [0] }],
  creatures: [
    { id: 2, creature: 'shark', space: 'C2' },
    { id: 3, creature: 'whale', space: 'D1' },
  ],
};

const swim = choice('swim', { explorer: 'red_01', space: 'C2' });
const land = choice('land', { explorer: 'red_01' });
const jump = choice('jump', { explorer: 'red_02' });
const sail = choice('sail', { boat: 'C1', space: 'D1' });
const all = [swim, land, jump, sail];

describe('moving is two presses', () => {
  it('first the pieces, by where they are', () => {
    expect(targets([swim, jump, sail], scene, null).size).toBe(0);
    expect(movable(all, scene).get('C1')).toEqual([
      { of: 'explorer', explorer: 'red_01' },
      { of: 'explorer', explorer: 'red_02' },
      { of: 'boat', space: 'C1' },
    ]);
  });

  it('but an isle is landed on at once', () => {
    expect([...targets(all, scene, null)]).toEqual([['isle_nw', [land]]]);
  });

  it('then the places that the piece can go to, isles among them', () => {
    const found = targets(all, scene, { of: 'explorer', explorer: 'red_01' });
    expect([...found.keys()]).toEqual(['C2', 'isle_nw']);
    expect([...targets(all, scene, { of: 'boat', space: 'C1' }).keys()]).toEqual(['D1']);
    expect([...targets(all, scene, { of: 'explorer', explorer: 'red_02' }).keys()]).toEqual(['C1']);
  });

  it('knows its pieces apart', () => {
    expect(sameSource({ of: 'boat', space: 'C1' }, { of: 'boat', space: 'C1' })).toBe(true);
    expect(sameSource({ of: 'boat', space: 'C1' }, { of: 'explorer', explorer: 'red_01' })).toBe(false);
    expect(sameSource(null, null)).toBe(false);
  });
});

describe('a place stands for', () => {
  it.each([
    ['place', 'D4'],
    ['place_boat', 'C4'],
    ['remove', 'D5'],
    ['pick_boat', 'C1'],
    ['pick_creature', 'C2'],
    ['move_to', 'A3'],
  ])('%s at once', (kind, space) => {
    const only = choice(kind, { space });
    expect(targets([only], scene, null).get(space)).toEqual([only]);
  });

  it('the swimmers in it', () => {
    const pick = choice('pick_swimmer', { explorer: 'red_01' });
    expect(targets([pick], scene, null).get('C1')).toEqual([pick]);
  });
});

describe('a creature sent to oneself', () => {
  const at = (space: string) => start.spaces.findIndex(([name]) => name === space);
  const sending = (creature: number): TableView => ({ ...scene, step: ['move_creature', creature, at('C2')] });
  const there = choice('move_to', { space: 'C1' });

  it.each([
    [0, 'boat'],
    [1, 'swimmer'],
    [2, 'capsize'],
  ])('harms: %i', (creature, harm) => expect(harmOf(there, sending(creature))).toBe(harm));

  it('harms nobody elsewhere, and no other seat is warned', () => {
    expect(harmOf(choice('move_to', { space: 'A3' }), sending(1))).toBeNull();
    expect(harmOf({ ...there, seat: 1 }, sending(1))).toBeNull();
  });
});

it('a sea space is hunted by whatever can come there and takes what is there', () => {
  expect(hunters(scene, 'C3', 'swimmer')).toEqual(['shark']);
  expect(hunters(scene, 'C3', 'boat')).toEqual(['whale']);
  expect(hunters(scene, 'A7', 'swimmer')).toEqual([]);
});

it('a way leads from the piece to its target, also in two parts', () => {
  expect(wayOf(sail, scene)).toEqual({ from: 'C1', to: 'D1' });
  const at = (space: string) => scene.spaces.findIndex(([name]) => name === space);
  const moving: TableView = { ...scene, step: ['move_creature', 1, at('C2')] };
  expect(wayOf(choice('move_to', { space: 'B2' }), moving)).toEqual({ from: 'C2', to: 'B2' });
  const riding: TableView = { ...scene, step: ['ride_dolphin', 0] };
  expect(wayOf(choice('move_to', { space: 'A1' }), riding)).toEqual({ from: 'C1', to: 'A1' });
});

it('a tile of the hand is found by both of its sides', () => {
  const beach = choice('play_tile', { tile: 'dolphin', terrain: 'beach' });
  const forest = choice('play_tile', { tile: 'dolphin', terrain: 'forest' });
  expect(ofTile([beach, forest], 0, 'dolphin', 'forest')).toEqual([forest]);
  expect(ofTile([beach, forest], 1, 'dolphin', 'forest')).toEqual([]);
});
