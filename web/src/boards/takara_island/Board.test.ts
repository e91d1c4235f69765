import { expect, it } from 'vitest';
import { bench } from '../shared/testing/bench.ts';
import { recorded } from '../shared/testing/recorded.ts';
import { tellsAWholeGame } from '../shared/testing/told.svelte.ts';
import type { ActionChoice, Json } from '../types.ts';
import Board from './Board.svelte';
import { SHOWS } from './shows.ts';
import game from './testing/game.json';

const { act, rule, choice, clear, find, press, escape, items, ...board } = bench(Board, 1, ['site', 'specialist', 'xp', 'count']);

function show(actions: ActionChoice[], view: Record<string, unknown> = {}) {
  board.show({ ...game.start, active: 1, ...view }, actions);
}

tellsAWholeGame(Board, recorded(game));

it('draws nine tiles of six sites as buttons with their places', () => {
  show([]);
  expect(document.querySelectorAll('button[data-tile]')).toHaveLength(54);
  expect(document.querySelectorAll('button[data-tile][tabindex="0"]')).toHaveLength(1);
});

it('asks which, where a site can be observed and dug, and Escape takes it back', () => {
  const dig = choice('dig', { site: 'site_1' });
  show([choice('observe', { site: 'site_1' }), dig, choice('end_actions')]);
  press('[data-tile="site_1:1"][data-lit]');
  expect(items().map((item) => item?.split(' –')[0])).toEqual(['observe site_1', 'dig site_1']);
  escape();
  expect(document.querySelector('.menu')).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

it('digs at once with the pick in the hand', () => {
  const dig = choice('dig', { site: 'site_2' });
  show([choice('observe', { site: 'site_2' }), dig, choice('gamble'), choice('end_actions')]);
  press('[data-tool=dig]');
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(1);
  press('[data-tile="site_2:1"]');
  expect(act).toHaveBeenCalledExactlyOnceWith(dig);
});

it('says what the Gambling Den, the Counter and a rockfall are before anything is played', () => {
  const gamble = choice('gamble');
  const clear = choice('destroy', { site: 'site_1', karas: 4, rockfalls: 2 });
  show([gamble, choice('buy'), choice('sell', { xp: 2 }), clear, choice('end_actions')]);
  press('[data-tile="site_1:1"]');
  expect(items()).toHaveLength(1);
  press('[data-place=counter]');
  expect(items()).toHaveLength(2);
  press('[data-place=tripot]');
  expect(act).not.toHaveBeenCalled();
  press('.menu .item');
  expect(act).toHaveBeenCalledExactlyOnceWith(gamble);
});

it('warns where the last tile of a site could end the game', () => {
  const last = game.start.sites.map((site, i) => (i === 0 ? { ...site, left: 1 } : site));
  show([choice('dig', { site: 'site_1' })], { sites: last, empty_sites: 3, closing_sites: 4 });
  press('[data-tile="site_1:9"]');
  expect(find('.menu').textContent).toContain('word-danger');
});

it('hires at the Port, after saying what it costs', () => {
  const hire = choice('hire', { specialist: 'miner' });
  show([hire, choice('end_actions')]);
  press('[data-specialist=miner][data-lit]');
  expect(find('.menu').textContent).toContain('specialist-miner.help');
  press('.menu .item');
  expect(act).toHaveBeenCalledExactlyOnceWith(hire);
});

it('lets the Diviner choose a depth', () => {
  const divine = choice('divine', { site: 'site_3', depth: 5 });
  show([divine, choice('divine', { site: 'site_3', depth: 6 })]);
  press('[data-tile="site_3:5"]');
  expect(act).toHaveBeenCalledExactlyOnceWith(divine);
});

it('asks again for the Diviner’s depth where rows are lower than a fingertip', () => {
  const divine = choice('divine', { site: 'site_3', depth: 5 });
  show([divine, choice('divine', { site: 'site_3', depth: 6 })]);
  Object.defineProperty(find('[data-tile="site_3:5"]'), 'offsetHeight', { value: 26 });
  press('[data-tile="site_3:5"]');
  expect(act).not.toHaveBeenCalled();
  press('.menu .item');
  expect(act).toHaveBeenCalledExactlyOnceWith(divine);
});

it('shows what is in my hand, and nothing of what is in another’s', async () => {
  const on = choice('look_on');
  const sites = game.start.sites.map((site, i) =>
    i === 0 ? { ...site, tiles: site.tiles.map((tile) => (tile.depth === 1 ? { ...tile, tile: 's_bat_a' } : tile)) } : site,
  );
  show([on, choice('turn_up')], { sites, step: ['observe', 0, 0] });
  expect(find('.lens').textContent).toContain('tile-s_bat_a');
  press('.lens .answer');
  expect(act).toHaveBeenCalledExactlyOnceWith(on);
  await clear();
  show([], { step: ['observe', 0, 0], active: 0 });
  expect(document.querySelector('.lens')).toBeNull();
});

it('tells something about a tile even where there is nothing to do, and opens its rule', () => {
  show([]);
  press('[data-tile="site_4:9"]');
  expect(find('.menu').textContent).toContain('board-cell');
  press('.menu .rule');
  expect(rule).toHaveBeenCalledWith('TK-S7');
});

it('shows everybody’s figures', () => {
  show([]);
  expect(document.querySelectorAll('section.seat .figures')).toHaveLength(3);
  const view = game.start as unknown as Record<string, Json>;
  expect(SHOWS.standing?.(view, 0).map(({ text }) => text)).toEqual([String(game.start.seats[0]?.karas), String(game.start.seats[0]?.points)]);
});
