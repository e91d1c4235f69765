import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { bench } from '../shared/testing/bench.ts';
import { recorded } from '../shared/testing/recorded.ts';
import { tellsAWholeGame } from '../shared/testing/told.svelte.ts';
import type { ActionChoice, Json } from '../types.ts';
import Board from './Board.svelte';
import played from './testing/game.json';
import game from './testing/position.json';

const view = game.start as unknown as Record<string, Json>;
const tiles = game.start.island.tiles.map((tile) => tile.tile);
const [here = '', there = '', far = ''] = tiles;

const { act, choice, find, press, escape, items, ...board } = bench(Board, 0, ['tile', 'card']);

function show(actions: ActionChoice[], hand: Record<string, number> = {}) {
  const seats = game.start.seats.map((seat, i) => (i === 0 ? { ...seat, hand } : seat));
  board.show({ ...game.start, seats }, actions);
}

tellsAWholeGame(Board, recorded(played));

it('draws every tile as a button with its name and state', () => {
  show([]);
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-tile]')];
  expect(buttons.map((button) => button.dataset.tile)).toEqual(tiles);
  for (const button of buttons) expect(button.getAttribute('aria-label')).toContain(`tile-${button.dataset.tile}`);
});

it('carries out the only action of a lit tile with one press', () => {
  const move = choice('move', { tile: there });
  show([move]);
  press(`[data-tile="${there}"][data-lit]`);
  expect(act).toHaveBeenCalledExactlyOnceWith(move);
});

it('asks which, where several actions fit a tile, and Escape takes it back', () => {
  const move = choice('move', { tile: there });
  const shore = choice('shore_up', { tile: there });
  show([shore, move]);
  press(`[data-tile="${there}"]`);
  expect(items()).toEqual([
    `move ${there}`,
    `shore_up ${there}`,
  ]);
  escape();
  expect(document.querySelector('.menu')).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

it('takes up a special card and waits for its tile', () => {
  const bags = choice('sandbags', { tile: far });
  show([bags, choice('move', { tile: there })], { sandbags: 1 });
  expect(document.querySelector(`[data-tile="${far}"][data-lit]`)).toBeNull();
  press('.card.sandbags');
  expect(document.querySelector(`[data-tile="${there}"][data-lit]`)).toBeNull();
  press(`[data-tile="${far}"][data-lit]`);
  expect(act).toHaveBeenCalledExactlyOnceWith(bags);
});

it('gives a card through the seat that receives it', () => {
  const give = choice('give', { card: 'earth_stone', receiver: 1 });
  show([give], { earth_stone: 2 });
  press('.card.earth_stone');
  press('.gift');
  expect(act).toHaveBeenCalledExactlyOnceWith(give);
});

it('throws a card away with one press when that is asked', () => {
  const discard = choice('discard', { card: 'earth_stone' });
  show([discard], { earth_stone: 2 });
  press('.card.earth_stone');
  expect(act).toHaveBeenCalledExactlyOnceWith(discard);
});

it('draws from the pile that is offered, and only opens the other', () => {
  const draw = choice('draw_flood');
  show([draw]);
  press('[data-spot="treasure-pile"]');
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector('.browse')).not.toBeNull();
  press('[data-spot="flood-pile"]');
  expect(act).toHaveBeenCalledExactlyOnceWith(draw);
});

it('tells something about a tile even where there is nothing to do', () => {
  show([]);
  press(`[data-tile="${here}"]`);
  expect(find('.menu').textContent).toContain(`tile-${here}`);
});

it('says at the landing that one takes off there, and loses with it', () => {
  show([]);
  expect(find('[data-tile="fools_landing"]').getAttribute('aria-label')).toContain('board-heliport');
});

it('says on the meter what its numbers are and where the four difficulties start, and opens the key to all marks', () => {
  show([]);
  expect(find('.gauge .caption').textContent).toBe('board-gauge-caption');
  const starts = [...document.querySelectorAll('.gauge .named')].map((each) => each.textContent);
  expect(starts).toEqual(['novice', 'normal', 'elite', 'legendary'].map((each) => `difficulty-${each}`));
  press('.gauge');
  expect(document.querySelectorAll('.legend dd').length).toBeGreaterThan(10);
});

it('closes a hint with Escape', () => {
  vi.useFakeTimers();
  show([]);
  find('.portrait').dispatchEvent(new Event('pointerenter'));
  vi.runAllTimers();
  vi.useRealTimers();
  flushSync();
  expect(find('.menu.quiet').textContent).toContain('adventurer-');
  escape();
  expect(document.querySelector('.menu')).toBeNull();
});

const endings: [string, Record<string, Json>, string][] = [
  ['escaped', {}, '.flight'],
  ['heliport_sunk', {}, '.landing'],
  ['treasure_lost', { treasure: 'earth_stone' }, '.medal.earth_stone'],
  ['adventurer_drowned', { pawn: 0 }, '.buoy'],
  ['water_level', {}, '.tide'],
];
it.each(endings)('ends with a picture of its own: %s', (name, args, seen) => {
  board.show({ ...game.start, outcome: { name, rule: '', won: [name === 'escaped'], args } }, []);
  expect(document.querySelector(`.finale ${seen}`)).not.toBeNull();
  expect(find('.ending').textContent).toContain(`ending-${name}`);
});
