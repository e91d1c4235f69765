import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Choices from '../src/shell/Choices.svelte';
import { NOTHING_SHOWN } from '../src/boards';
import { SHOWS } from '../src/boards/forbidden_island/shows';
import { SHOWS as TAKARA } from '../src/boards/takara_island/shows';
import { grouped, prominent } from '../src/shell/choices';
import type { ActionChoice } from '../src/lib/wire';
import { decision } from './news';
import { speak, words } from './speaking';

beforeEach(() => speak());

const props = (change = {}) => ({
  decisions: [decision()],
  words: words(),
  shows: SHOWS,
  severalSeats: false,
  pointed: null,
  sending: false,
  onpoint: vi.fn(),
  onact: vi.fn(),
  ...change,
});

const settle = async () => {
  await tick();
  await tick();
};

describe('the list of choices', () => {
  it('holds every choice once, grouped by kind', () => {
    render(Choices, props());
    expect(screen.getAllByRole('button').map((each) => each.textContent?.trim())).toEqual([
      expect.stringContaining('Move to the Iron Gate'),
      expect.stringContaining('Move to the Watchtower'),
      expect.stringContaining('Shore up the Iron Gate'),
      expect.stringContaining('End your actions'),
    ]);
    const move = screen.getByRole('group', { name: 'Move' });
    expect(within(move).getAllByRole('button')).toHaveLength(2);
  });

  it('is one stop for Tab; arrows walk through it and around its ends', async () => {
    const user = userEvent.setup();
    const given = props();
    render(Choices, given);
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Move to the Iron Gate');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Shore up');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toHaveTextContent('End your actions');
    await user.keyboard('{Home}{PageDown}');
    expect(document.activeElement).toHaveTextContent('Shore up');
    expect(given.onpoint).toHaveBeenLastCalledWith(expect.objectContaining({ number: 73 }));
    expect(screen.getAllByRole('button').filter((each) => each.tabIndex === 0)).toHaveLength(1);
  });

  it('chooses with Enter, and not while a choice is on its way', async () => {
    const user = userEvent.setup();
    const given = props();
    const { rerender } = render(Choices, given);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(given.onact).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ number: 1 }));
    await rerender({ ...given, sending: true });
    await user.keyboard('{Enter}');
    expect(given.onact).toHaveBeenCalledOnce();
  });

  it('points at a choice by its number', async () => {
    const { component } = render(Choices, props());
    component.digit('3');
    expect(document.activeElement).toHaveTextContent('Shore up');
  });

  it('keeps the focus in the list when the list changes', async () => {
    const user = userEvent.setup();
    const given = props();
    const { rerender } = render(Choices, given);
    await user.tab();
    await user.keyboard('{End}');
    const next = decision({ actions: [{ seat: 0, kind: 'draw_treasure', number: 489 }] });
    await rerender({ ...given, decisions: [next] });
    await settle();
    expect(document.activeElement).toHaveTextContent('Draw from the Treasure deck');
  });

  it('keeps the focus near when there is nothing to choose, and takes it back afterwards', async () => {
    const user = userEvent.setup();
    const given = props();
    const { rerender } = render(Choices, given);
    await user.tab();
    await rerender({ ...given, decisions: [] });
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    await rerender({ ...given, decisions: [decision()] });
    await settle();
    expect(document.activeElement).toHaveTextContent('Move to the Iron Gate');
  });

  it('leaves the focus alone when somebody is elsewhere', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    const given = props();
    const { rerender } = render(Choices, given);
    await rerender({ ...given, decisions: [] });
    await settle();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('finds among many, without accents', async () => {
    const user = userEvent.setup();
    await speak('fr');
    const tiles = ['iron_gate', 'watchtower', 'observatory', 'phantom_rock', 'misty_marsh', 'lost_lagoon', 'gold_gate'];
    const many = tiles.flatMap((tile, i) => [
      { seat: 0, kind: 'move', number: i, tile },
      { seat: 0, kind: 'shore_up', number: 72 + i, tile },
    ]);
    render(Choices, props({ decisions: [decision({ actions: many })], words: words() }));
    await user.type(screen.getByRole('searchbox'), 'assecher le rocher');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button')).toHaveTextContent('Assécher le Rocher Fantôme');
  });

  it('marks what shows something new', () => {
    render(Choices, props({ decisions: [decision({ actions: [{ seat: 0, kind: 'draw_flood', number: 490 }] })] }));
    expect(screen.getByRole('img', { name: 'Shows something new' })).toBeInTheDocument();
  });
});

describe('sorting choices', () => {
  it('puts what is owed before what may be done', () => {
    const may = decision({ optional: true, actions: [{ seat: 0, kind: 'sandbags', number: 500, tile: 'iron_gate' }] });
    const groups = grouped([may, decision()], words(), false);
    expect(groups.map((group) => group.title)).toEqual(['Move', 'Shore up', 'Stop', 'Sandbags']);
  });

  it('names the seat where several are asked at one screen', () => {
    const groups = grouped([decision(), decision({ seat: 1, actions: [{ seat: 1, kind: 'discard', number: 491, card: 'sandbags' }] })], words(), true);
    expect(groups.at(-1)!.title).toBe('Corail – Discard');
  });

  it('gives a button to bare choices and to the only one of a kind that is no place', () => {
    const capture = { seat: 0, kind: 'capture', number: 484, treasure: 'earth_stone' };
    const found = prominent([decision({ actions: [...decision().actions, capture] })], SHOWS);
    expect(found.map((choice) => choice.kind)).toEqual(['capture', 'end_actions']);
  });

  it('gives a button to all that is bare where a board offers nothing itself', () => {
    const actions: ActionChoice[] = [
      { seat: 0, kind: 'gamble', number: 1 },
      { seat: 0, kind: 'dig', number: 2, site: 'site_1' },
      { seat: 0, kind: 'dig', number: 3, site: 'site_2' },
    ];
    expect(prominent([decision({ actions })], NOTHING_SHOWN).map(({ number }) => number)).toEqual([1]);
    expect(prominent([decision({ actions })], TAKARA)).toEqual([]);
  });
});
