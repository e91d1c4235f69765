import { expect, it } from 'vitest';
import { bench, type Shown } from '../shared/testing/bench.ts';
import { recorded } from '../shared/testing/recorded.ts';
import { tellsAWholeGame } from '../shared/testing/told.svelte.ts';
import type { ActionChoice } from '../types.ts';
import Board from './Board.svelte';
import { readView, settle, valueOf, worthOf } from './model.ts';
import { SHOWS } from './shows.ts';
import game from './testing/game.json';

const { act, choice, find, clear, press, items, ...board } = bench(Board, 2, ['space', 'tile', 'explorer']);

function show(actions: ActionChoice[], changes: Record<string, unknown> = {}, shown: Shown = {}) {
  board.show({ ...game.end, outcome: null, ...changes }, actions, { you: [2], ...shown });
}

/** Two explorers of seat 2 and a boat on C1, beside the north-west isle. */
const explorers = game.end.explorers.map((each) =>
  each.explorer === 'yellow_01'
    ? { ...each, where: 'sea', at: 'C1' }
    : each.explorer === 'yellow_02'
      ? { ...each, where: 'boat', at: 'C1' }
      : each,
);
const boats = [{ space: 'C1', passengers: ['yellow_02'], control: [2] }];
const beached = { explorers, boats, creatures: [{ creature: 'shark', space: 'C2' }], tiles: [{ space: 'D4', terrain: 'beach' }] };

tellsAWholeGame(Board, recorded(game));

it('makes a choice of a place with one press', () => {
  const remove = choice('remove', { space: 'D4' });
  show([remove], beached);
  press('[data-place="D4"][data-lit]');
  expect(act).toHaveBeenCalledExactlyOnceWith(remove);
});

it('moves a piece with two: the piece, then its target', () => {
  const sail = choice('sail', { boat: 'C1', space: 'D1' });
  show([sail], beached);
  expect(find('[data-place="C1"]').dataset.lit).toBe('piece');
  press('[data-place="C1"]');
  expect(act).not.toHaveBeenCalled();
  press('[data-place="D1"][data-lit="target"]');
  expect(act).toHaveBeenCalledExactlyOnceWith(sail);
});

it('asks which piece where several can move, and puts it back', () => {
  const land = choice('land', { explorer: 'yellow_01' });
  const sail = choice('sail', { boat: 'C1', space: 'D1' });
  show([land, choice('jump', { explorer: 'yellow_02' }), sail, choice('sail', { boat: 'C1', space: 'B1' })], beached);
  press('[data-place="C1"]');
  expect(items()).toHaveLength(3);
  press('.menu .item');
  press('[data-place="D1"][data-lit="target"]');
  expect(act).toHaveBeenCalledExactlyOnceWith(sail);
});

it('lands with one press, on the isle or from the menu of a boat', async () => {
  const land = choice('land', { explorer: 'yellow_01' });
  const others = [choice('jump', { explorer: 'yellow_02' }), choice('sail', { boat: 'C1', space: 'D1' })];
  show([land, ...others], beached);
  press('[data-place="isle_nw"][data-lit="target"]');
  expect(act).toHaveBeenCalledExactlyOnceWith(land);
  await clear();
  show([land, ...others], beached);
  press('[data-place="C1"]');
  press('.menu .item:nth-of-type(2)');
  expect(act).toHaveBeenLastCalledWith(land);
});

it('offers a passenger what it can do where it is', () => {
  const jump = choice('jump', { explorer: 'yellow_02' });
  show([jump], beached);
  press('[data-place="C1"]');
  expect(items()).toEqual(['jump yellow_02']);
});

it('keeps a piece in the hand when it cannot go where one presses', () => {
  const sail = choice('sail', { boat: 'C1', space: 'D1' });
  show([sail], beached);
  press('[data-place="C1"]');
  press('[data-place="A3"]');
  press('[data-place="D1"][data-lit="target"]');
  expect(act).toHaveBeenCalledExactlyOnceWith(sail);
});

it('warns before a creature is sent to oneself', () => {
  const at = (space: string) => game.end.spaces.findIndex(([name]) => name === space);
  const send = choice('move_to', { space: 'C1' });
  show([send], { ...beached, step: ['move_creature', 1, at('C2')] });
  press('[data-place="C1"]');
  expect(act).not.toHaveBeenCalled();
  expect(find('.menu .item.warned').textContent).toContain('board-harm-swimmer');
});

it('shows the number while it is placed, and a last look before the last boat', async () => {
  const own = game.end.explorers.map((each) => (each.explorer === 'yellow_03' ? { ...each, where: 'unplaced', at: null, value: 6 } : each));
  show([choice('place', { space: 'D4' })], { ...beached, explorers: own, begun: false, step: ['place_explorer', 22] });
  expect(find('.banner').textContent).toContain('board-where-number');
  expect(find('.banner .value').textContent).toBe('6');
  await clear();
  const seats = game.end.seats.map((seat) => ({ ...seat, boats: 1 }));
  show([choice('place_boat', { space: 'C4' })], { ...beached, seats, begun: false, step: ['place_boat'] });
  expect(find('.banner').textContent).toContain('board-last-look');
  expect(find('.seat.mine').textContent).toContain('board-last-look.help');
});

it('turns the saved over one by one, with what everybody has so far', () => {
  const over = settle(readView(game.end as never), readView(game.end as never), { key: 'game_over', ending: 'volcano' } as never);
  const saved = over.explorers.filter(({ where }) => where === 'isle');
  expect(saved.map((each) => valueOf(over, each))).toEqual(saved.map(() => null));
  const [first] = saved;
  const next = settle(readView(game.end as never), over, { key: 'revealed', explorer: first!.explorer } as never);
  expect(saved.map((each) => valueOf(next, each)).filter(Boolean)).toEqual([first!.value]);
});

it('knows what the saved are worth at least and at most', () => {
  const hidden = game.end.explorers.map((each, i) => ({ ...each, value: null, where: i < 2 ? 'isle' : 'lost' }));
  const view = readView({ ...game.end, outcome: null, explorers: hidden } as never);
  expect(worthOf(view, 0)).toEqual([2, 11]);
  expect(worthOf(view, 1)).toEqual([0, 0]);
});

it('warns before a piece goes where it is lost', () => {
  const swim = choice('swim', { explorer: 'yellow_01', space: 'C2' });
  show([swim], beached, { forecasts: [{ meets: 'shark' }] });
  press('[data-place="C1"]');
  press('[data-place="C2"]');
  expect(act).not.toHaveBeenCalled();
  expect(find('.menu .item.warned').textContent).toContain('board-peril');
  press('.menu .item');
  expect(act).toHaveBeenCalledExactlyOnceWith(swim);
});

it('offers diving and boarding at one space by name', () => {
  const dive = choice('dive', { explorer: 'yellow_01', space: 'E3' });
  const climb = choice('board', { explorer: 'yellow_01', space: 'E3' });
  show([dive, climb], beached);
  press('[data-place="C1"]');
  press('[data-place="E3"]');
  expect(items()).toEqual(['board E3', 'dive E3']);
});

it('plays a tile from the hand, and tells about one that cannot be played', () => {
  const play = choice('play_tile', { tile: 'dolphin', terrain: 'beach' });
  const hand = [
    { terrain: 'beach', tile: 'dolphin' },
    { terrain: 'forest', tile: 'whale_defence' },
  ];
  const seats = game.end.seats.map((seat, i) => (i === 2 ? { ...seat, hand, hand_size: 2 } : seat));
  show([play, choice('keep_tiles')], { ...beached, seats });
  expect(document.querySelector('.banner')).toBeNull(); // the bar and the hand answer it, and the chart stays free
  press('.hand .tile:not([data-lit])');
  expect(act).not.toHaveBeenCalled();
  expect(find('.menu').textContent).toContain('tile-whale_defence.help');
  press('.hand .tile[data-lit]');
  expect(act).toHaveBeenCalledExactlyOnceWith(play);
});

it('asks for an answer to a creature, and shows only that it comes to everybody else', async () => {
  const at = (space: string) => game.end.spaces.findIndex(([name]) => name === space);
  const step = ['defend', 1, at('C2'), at('C1')];
  const decline = choice('decline');
  show([decline], { ...beached, step });
  expect(SHOWS.onBoard(decline)).toBe(false); // the bar has the answer, and the hand a tile against it
  expect(document.querySelector('.banner button')).toBeNull();
  await clear();
  show([], { ...beached, step }, { you: [] });
  expect(find('.banner').textContent).toContain('board-threat');
});

it('offers the explorers that can be taken, on the ribbon', () => {
  const take = choice('take', { colour: 'yellow', value: 3 });
  show([take, choice('take', { colour: 'yellow', value: 1 })]);
  expect(document.querySelectorAll('.banner [data-lit=take]')).toHaveLength(2);
  press('.banner [data-lit=take]');
  expect(act).toHaveBeenCalledExactlyOnceWith(take);
});

it('opens the menu of a rescue by itself', () => {
  const one = choice('take_aboard', { explorer: 'yellow_01' });
  show([one, choice('take_aboard', { explorer: 'yellow_01' })], { ...beached, step: ['take_aboard', 1, 3] });
  expect(items()).toHaveLength(2);
});

it('shows the count at the end, ranks shared', () => {
  show([], { outcome: game.end.outcome });
  const ranks = [...document.querySelectorAll('.ending .rank')].map((each) => each.textContent);
  expect(ranks).toEqual(['1', '2', '2', '4']);
});

it('shows no back of another hand', () => {
  const hand = [{ terrain: 'forest', tile: null }];
  const seats = game.end.seats.map((seat, i) => (i === 0 ? { ...seat, hand, hand_size: 1 } : { ...seat, hand: [], hand_size: 0 }));
  show([], { ...beached, seats });
  expect(find('[data-spot="seat-0"] .closed').getAttribute('aria-label')).toBe('board-tile-back');
  expect(document.querySelector('[data-spot="seat-0"] .tile')).toBeNull();
});
