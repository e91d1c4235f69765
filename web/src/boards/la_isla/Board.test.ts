import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { bench, type Shown } from '../shared/testing/bench.ts';
import { recorded } from '../shared/testing/recorded.ts';
import { tellsAWholeGame } from '../shared/testing/told.svelte.ts';
import type { ActionChoice } from '../types.ts';
import Board from './Board.svelte';
import game from './testing/game.json';

const { act, choice, find, press, ...board } = bench(Board, 0, ['space', 'resource', 'animal', 'slot']);

function show(actions: ActionChoice[], changes: Record<string, unknown> = {}, shown: Shown = {}) {
  board.show({ ...game.start, ...changes }, actions, shown);
}

const hand = game.start.seats[0]!.hand;
const cards = hand.map(({ card }) => card);
const assigned = (order: number[]) => choice('assign', { a: cards[order[0]!]!, b: cards[order[1]!]!, d: cards[order[2]!]! });
const inC = { phase: 'C', step: ['choose_space'] };

tellsAWholeGame(Board, recorded(game));

it('assigns cards one by one and sends nothing before they are laid down', () => {
  const wanted = assigned([1, 0, 2]);
  show([assigned([0, 1, 2]), wanted]);
  for (const [card, letter] of [[0, 'B'], [1, 'A'], [2, 'D']] as const) {
    press(`[data-card="${cards[card]}"]`);
    press(`[data-letter="${letter}"][data-lit=place]`);
  }
  expect(act).not.toHaveBeenCalled();
  press('.send');
  expect(act).toHaveBeenCalledExactlyOnceWith(wanted);
});

it('takes a card back and lets two change places', () => {
  const wanted = assigned([1, 0, 2]);
  show([assigned([0, 1, 2]), wanted]);
  for (const [card, letter] of [[0, 'A'], [1, 'B'], [2, 'D']] as const) {
    press(`[data-card="${cards[card]}"]`);
    press(`[data-letter="${letter}"]`);
  }
  press('[data-letter=A]');
  press('[data-letter=B]');
  press('.send');
  expect(act).toHaveBeenCalledExactlyOnceWith(wanted);
});

it('shows my cards also while nothing can be chosen, and lets none be taken up', () => {
  show([]);
  expect(document.querySelectorAll('.plan .hand .card')).toHaveLength(3);
  press(`[data-card="${cards[0]}"]`);
  expect(find(`[data-card="${cards[0]}"]`).getAttribute('aria-pressed')).toBe('false');
  expect(document.querySelectorAll('.plan [data-lit]')).toHaveLength(0);
});

it('shows nothing of another hand but its backs', () => {
  show([assigned([0, 1, 2])]);
  expect(document.querySelector('[data-spot="seat-1"] .backs')?.textContent?.trim()).toBe('3');
  expect(document.querySelectorAll('.plan .hand .card')).toHaveLength(3);
});

it('places with one press of a mouse; a finger sees the price first', () => {
  const place = choice('place', { space: 'o0' });
  show([place, choice('take', { resource: 'grey' })], inC, { forecasts: [{ cost: 2 }] });
  const space = find('[data-place=o0][data-lit=target]');
  space.dispatchEvent(Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }));
  flushSync();
  expect(act).not.toHaveBeenCalled();
  expect(find('.menu').textContent).toContain('board-cost');
  press('.menu .item');
  expect(act).toHaveBeenCalledExactlyOnceWith(place);
});

it('takes a resource from the supply', () => {
  const take = choice('take', { resource: 'grey' });
  show([choice('place', { space: 'o0' }), take], inC);
  press('[data-lit=take]');
  expect(act).toHaveBeenCalledExactlyOnceWith(take);
});

it('exchanges with two presses: what is given, then what is taken', () => {
  const swap = choice('exchange', { give: 'green', take: 'brown' });
  const keep = choice('no_exchange');
  show([swap, keep], inC);
  press('[data-lit=cube]');
  expect(act).not.toHaveBeenCalled();
  press('[data-spot=supply-brown][data-lit=take]');
  expect(act).toHaveBeenCalledExactlyOnceWith(swap);
});

it('offers every way to pay as its cubes', () => {
  const joker = choice('pay_two', { first: 'green', second: 'brown' });
  show([choice('pay_two', { first: 'green', second: 'green' }), joker], { phase: 'C', step: ['choose_payment', 0, -1] });
  const ways = document.querySelectorAll<HTMLElement>('[data-lit=pay]');
  expect(ways).toHaveLength(2);
  expect(ways[1]!.querySelectorAll('.cube.r-brown')).toHaveLength(1);
  ways[1]!.click();
  expect(act).toHaveBeenCalledExactlyOnceWith(joker);
});

it('moves an explorer that stands on the island', () => {
  const move = choice('move_from', { space: 'i3' });
  show([move], { phase: 'C', step: ['choose_explorer', 0] });
  press('[data-place=i3][data-lit=piece]');
  expect(act).toHaveBeenCalledExactlyOnceWith(move);
});

it('moves a marker by its track, or none', () => {
  const up = choice('advance', { animal: 'golden_toad' });
  const none = choice('leave_markers');
  show([up, none], { phase: 'B', step: ['free_marker', 1] });
  press('[data-spot=track-golden_toad][data-lit=track]');
  expect(act).toHaveBeenCalledExactlyOnceWith(up);
  press('.answer');
  expect(act).toHaveBeenLastCalledWith(none);
});

it('puts a card into a free slot or over another', () => {
  const slots = [hand[0], null, null];
  const seats = game.start.seats.map((seat, i) => (i ? seat : { ...seat, slots, shown: hand[1], hand: [] }));
  const cover = choice('cover', { slot: 1, covered: 'x' });
  show([cover, choice('put', { slot: 2 })], { seats, phase: 'A', step: ['put_card'] });
  expect(document.querySelectorAll('section.seat [data-lit=slot]')).toHaveLength(2);
  press('section.seat [data-spot=slot-0-1] button');
  expect(act).toHaveBeenCalledExactlyOnceWith(cover);
});

it('tells about a function that is only looked at', () => {
  const seats = game.start.seats.map((seat, i) => (i === 1 ? { ...seat, slots: [hand[0], null, null] } : seat));
  show([], { seats });
  press('[data-spot=slot-1-1] button');
  expect(find('.menu').textContent).toContain(`function-${hand[0]!.function}.help`);
});

it('shows the count at the end, by kind and rank', () => {
  show([], { ...game.end });
  const ranks = [...document.querySelectorAll('.ending .rank')].map((each) => each.textContent);
  expect(ranks[0]).toBe('1');
  expect(document.querySelectorAll('.ending tbody tr')).toHaveLength(5);
});
