import { expect, it } from 'vitest';
import { bench, type Shown } from '../shared/testing/bench.ts';
import { recorded } from '../shared/testing/recorded.ts';
import { tellsAWholeGame } from '../shared/testing/told.svelte.ts';
import type { ActionChoice, Json } from '../types.ts';
import Board from './Board.svelte';
import game from './testing/game.json';

const home = game.start.seats[0]?.cell ?? '';
const cells = game.start.desert.tiles.map(({ cell }) => cell);
const [there = '', far = ''] = cells.filter((cell) => cell !== home);

const { act, choice, find, press, escape, items, ...board } = bench(Board, 0, ['cell', 'storm', 'receiver', 'pawn']);

interface Scene extends Shown {
  hand?: Record<string, number>;
  view?: Record<string, Json>;
}

function show(actions: ActionChoice[], { hand = {}, view = {}, ...shown }: Scene = {}) {
  const seats = game.start.seats.map((seat, i) => (i === 0 ? { ...seat, hand } : seat));
  board.show({ ...game.start, seats, ...view }, actions, shown);
}

tellsAWholeGame(Board, recorded(game));

it('draws every tile and the eye of the storm as buttons with their cells', () => {
  show([]);
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-tile]')];
  expect(new Set(buttons.map((button) => button.dataset.tile))).toEqual(new Set([...cells, game.start.desert.hole]));
  for (const button of buttons) expect(button.getAttribute('aria-label')).toContain(`cell-${button.dataset.tile}`);
});

it('carries out the only action of a lit tile with one press', () => {
  const move = choice('move', { cell: there });
  show([move]);
  press(`[data-tile="${there}"][data-lit]`);
  expect(act).toHaveBeenCalledExactlyOnceWith(move);
});

it('asks which, where several actions fit a tile, and Escape takes it back', () => {
  show([choice('dig', { cell: there }), choice('move', { cell: there })]);
  press(`[data-tile="${there}"]`);
  expect(items()).toEqual([`move ${there}`, `dig ${there}`]);
  escape();
  expect(document.querySelector('.menu')).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

it('reveals my tile with one press, and marks that it cannot be taken back', () => {
  const reveal = choice('reveal');
  show([reveal]);
  expect(find(`[data-tile="${home}"] .ring`).classList).toContain('oneway');
  press(`[data-tile="${home}"]`);
  expect(act).toHaveBeenCalledExactlyOnceWith(reveal);
});

it('takes up a Dune Blaster and waits for its tile', () => {
  const blast = choice('dune_blaster', { cell: far });
  show([blast, choice('move', { cell: there })], { hand: { dune_blaster: 1 } });
  expect(document.querySelector(`[data-tile="${far}"][data-lit]`)).toBeNull();
  press('.card.dune_blaster');
  expect(document.querySelector(`[data-tile="${there}"][data-lit]`)).toBeNull();
  press(`[data-tile="${far}"][data-lit]`);
  expect(act).toHaveBeenCalledExactlyOnceWith(blast);
});

it('asks before it plays a card that needs no tile, out of turn too', () => {
  const shield = choice('solar_shield');
  show([shield, choice('hand_over', { equipment: 'solar_shield', receiver: 1 })], {
    hand: { solar_shield: 1 },
    optional: true,
  });
  expect(find('.card.solar_shield').classList).toContain('glow');
  press('.card.solar_shield');
  expect(items()).toEqual(['solar_shield', 'hand_over 1']);
  press('.menu .item');
  expect(act).toHaveBeenCalledExactlyOnceWith(shield);
});

it('pours water from my canteen into another, and asks how much', () => {
  const gifts = [1, 2].map((amount) => choice('give', { receiver: 1, amount }));
  show(gifts);
  press('[data-spot="canteen-0"]');
  press('[data-spot="canteen-1"]');
  expect(items()).toHaveLength(2);
  press('.menu .item');
  expect(act).toHaveBeenCalledExactlyOnceWith(gifts[0]);
});

it('lets everybody at one screen be given water straight away', () => {
  show([choice('give', { receiver: 0, amount: 1 }, 1)], { you: [0, 1] });
  press('[data-spot="canteen-0"]');
  expect(items()).toHaveLength(1);
});

it('guides a pawn through its portrait', () => {
  const guide = choice('navigate', { pawn: 2 });
  show([guide]);
  press('[data-spot="seat-2"] .portrait');
  expect(act).toHaveBeenCalledExactlyOnceWith(guide);
});

it('leaves to the bar what it asks: no ribbon says it twice, over the hand of a phone', () => {
  show([choice('step', { cell: there }), choice('stop')], { view: { step: ['navigate', 1, 1] } });
  expect(document.querySelector('.banner')).toBeNull();
});

it('draws from the storm pile when that is asked, and only opens it otherwise', () => {
  const draw = choice('draw_storm');
  show([draw], { view: { step: ['draw_storm', 2] } });
  press('[data-spot="storm-discards"]');
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector('.browse')).not.toBeNull();
  press('[data-spot="storm-pile"]');
  expect(act).toHaveBeenCalledExactlyOnceWith(draw);
});

it('offers the Meteorologist’s actions at the storm pile', () => {
  show([choice('look'), choice('reduce'), choice('end_step')]);
  press('[data-spot="storm-pile"]');
  expect(items()).toEqual(['look', 'reduce', 'end_step']);
});

it('lays the cards that were looked at before the one who puts them back', () => {
  const storm_pile = { ...game.start.storm_pile, top: ['sun_beats_down', 'wind_n1'] };
  const under = choice('under', { storm: 'wind_n1' });
  show([choice('under', { storm: 'sun_beats_down' }), under, choice('under_none')], {
    view: { step: ['look_under', 2], storm_pile },
  });
  const cards = document.querySelectorAll<HTMLElement>('.fan .cards button');
  expect(cards).toHaveLength(2);
  cards[1]?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith(under);
});

it('picks up a part that lies here', () => {
  const take = choice('pick_up', { part: 'crystal' });
  show([take]);
  press('[data-spot="part-crystal"]');
  expect(act).toHaveBeenCalledExactlyOnceWith(take);
});

it('tells something about a tile even where there is nothing to do', () => {
  show([]);
  press(`[data-tile="${there}"]`);
  expect(find('.menu').textContent).toContain(`cell-${there}`);
});

it('says in the pile what each wind would do now, and on the ladder what every mark means', () => {
  show([]);
  press('[data-spot="storm-pile"]');
  const said = [...document.querySelectorAll('.browse small')].map((each) => each.textContent);
  expect(said).toContain('board-wind');
  escape();
  press('[data-fact="ladder"]');
  expect(document.querySelectorAll('.legend dd').length).toBeGreaterThan(10);
});

it.each([
  ['escaped', '.machine .part.propeller'],
  ['thirst', '.doom .drop'],
  ['burial', '.doom .wave'],
  ['storm', '.doom .whirl'],
])('ends with a picture of its own: %s', (name, seen) => {
  show([], { view: { outcome: { name, rule: '', won: [name === 'escaped'] } } });
  expect(document.querySelector(seen)).not.toBeNull();
  expect(find('.ending').textContent).toContain(`ending-${name}`);
});
