import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { api, Trouble } from '../src/lib/api';
import { remember } from '../src/lib/memory';
import { router } from '../src/lib/router.svelte';
import { settings } from '../src/lib/settings.svelte';
import { speech } from '../src/lib/speech.svelte';
import middle from './fixtures/forbidden_island_middle.json';
import { bar, clearTheDesk, mine, sent, session, sit } from './desk';
import { decision, FakeSocket, news, told } from './news';
import { speak } from './speaking';
import type { Json, Moment, News } from '../src/lib/wire';

vi.mock('../src/boards', async (original) => (await import('./boards')).plainBoards(original));

clearTheDesk();

describe('the table', () => {
  it('changes the language at once, the story included', async () => {
    sit(mine({ told: [told(1, { events: [{ key: 'flooded', tile: 'iron_gate' }] })] }));
    expect(screen.getByText('Water floods the Iron Gate.')).toBeInTheDocument();
    await speech.speak('fr');
    expect(await screen.findByText('L’eau inonde la Porte de Fer.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'La question du moment' })).toHaveTextContent('Il vous reste 3 actions');
    expect(document.documentElement.lang).toBe('fr');
  });

  it('reads out what happened and what is asked', async () => {
    sit(mine());
    const event = { key: 'sank', tile: 'iron_gate' };
    FakeSocket.last.say(mine({ n: 2, told: [told(2, { events: [event] })], decisions: [decision({ args: { left: 2 } })] }));
    await waitFor(() => {
      const spoken = screen.getAllByRole('status').map((each) => each.textContent).join(' ');
      expect(spoken).toContain('The sea swallows the Iron Gate!');
      expect(spoken).toContain('You have 2 actions left');
    });
  });

  it('has what ends a turn early as its main button only where nothing else is left to do', async () => {
    const end = () => within(bar()).getByRole('button', { name: 'End your actions' });
    sit(mine());
    await screen.findByTestId('board');
    expect(end()).not.toHaveClass('main');
    const alone = decision({ actions: decision().actions.slice(-1) });
    FakeSocket.last.say(mine({ n: 2, version: 2, told: [told(2)], decisions: [alone] }));
    await waitFor(() => expect(end()).toHaveClass('main'));
  });

  it('gives the board fresh steps for each piece of news', async () => {
    sit(mine());
    const event = { key: 'moved', seat: 0, from: 'iron_gate', to: 'watchtower' };
    const act = told(2, { events: [event], changes: [{ active: 1 }] });
    FakeSocket.last.say({ type: 'changes', n: 2, version: 2, told: [act] });
    const steps = session.steps;
    expect(steps).toMatchObject([{ event, view: { active: 1 } }]);
    FakeSocket.last.say({ type: 'changes', n: 2, version: 2, asked: [1] });
    expect(session.steps).toBe(steps);
    expect(await screen.findByTestId('board')).toHaveTextContent('moved');
  });

  it('says gently that the table moved on, and shows the fresh news', async () => {
    const user = userEvent.setup();
    sit(mine());
    await user.click(within(bar()).getByRole('button', { name: 'End your actions' }));
    const { id } = FakeSocket.last.commands()[0]!;
    FakeSocket.last.say({ type: 'refused', id, error: 'stale' });
    FakeSocket.last.say(mine({ n: 2, version: 2, told: [told(2)], decisions: [decision({ args: { left: 1 } })] }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The table moved on in the meantime.');
    expect(bar()).toHaveTextContent('You have 1 action left');
  });

  it('opens the rule that stands against a wish', async () => {
    const user = userEvent.setup();
    sit(mine());
    await user.click(within(bar()).getByRole('button', { name: 'End your actions' }));
    const { id } = FakeSocket.last.commands()[0]!;
    FakeSocket.last.say({ type: 'refused', id, error: 'illegal', rule: 'FI-A3' });
    await user.click(await screen.findByRole('button', { name: 'Rule FI-A3' }));
    expect(screen.getByRole('dialog', { name: 'Rules' })).toHaveTextContent('Where a tile has sunk');
  });

  it('takes a real position of a game', () => {
    sit(mine({ view: middle.view as unknown as Record<string, Json>, decisions: middle.decisions as never, you: [0, 1, 2] }));
    expect(bar()).toHaveTextContent(/action/);
  });

  it('shows who is asked, away, kept or thinking', () => {
    const seats: News['seats'] = [
      { seat: 0, kind: 'person', name: 'Ana', here: true },
      { seat: 1, kind: 'person', name: 'Ben' },
      { seat: 2, kind: 'kept', name: 'Cleo', bot: 'planner' },
      { seat: 3, kind: 'bot', name: 'Corail', bot: 'planner', thinking: true },
    ];
    sit(mine({ seats, owing: [3] }));
    const around = within(screen.getByRole('complementary', { name: 'Around the table' })).getAllByRole('button');
    expect(around.map((each) => each.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      expect.stringContaining('You'),
      expect.stringContaining('Away'),
      expect.stringContaining('A bot keeps the seat'),
      expect.stringMatching(/Asked.*Thinking…/),
    ]);
  });

  it('leads from a line of the story to its moment, unless it was taken back', async () => {
    const user = userEvent.setup();
    const line = (n: number, moment: number, tile: string) => told(n, { moment, events: [{ key: 'flooded', tile }] });
    const undone = told(4, { kind: 'undo', moment: 1, events: [], args: { seat: 0, acts: 1 } });
    sit(mine({ n: 5, moments: 2, told: [line(2, 1, 'iron_gate'), line(3, 2, 'watchtower'), undone, line(5, 2, 'misty_marsh')] }));
    expect(screen.getByText('Water floods the Watchtower.').closest('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Misty Marsh/ }));
    expect(router.place).toMatchObject({ moment: 2 });
  });

  it('shows whoever comes by the link of a moment that one first, not how it ended', async () => {
    let arrive: (found: Moment) => void = () => {};
    vi.spyOn(api, 'moment').mockReturnValue(new Promise((found) => (arrive = found)));
    sit(mine({ moments: 9, status: 'over', decisions: [] }), 2);
    await waitFor(() => expect(api.moment).toHaveBeenCalledOnce());
    await vi.dynamicImportSettled();
    expect(screen.queryByTestId('board')).toBeNull();
    arrive({ moment: 2, moments: 9, view: {}, events: [{ key: 'moved' }], changes: [{}] });
    expect(await screen.findByTestId('board')).toHaveTextContent('moved');
    vi.restoreAllMocks();
  });

  it('shows the table as it is where the moment of a link cannot be had', async () => {
    vi.spyOn(api, 'moment').mockRejectedValue(new Trouble({ error: 'busy' } as never, 503));
    sit(mine({ moments: 9 }), 2);
    expect(await screen.findByTestId('board')).toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('does not call anybody away once the game is over', () => {
    const seats: News['seats'] = [{ seat: 0, kind: 'person', name: 'Ana' }];
    sit(mine({ seats, you: [], status: 'over', decisions: [] }));
    expect(screen.getByRole('complementary', { name: 'Around the table' })).not.toHaveTextContent('Away');
  });

  it('asks before it gives a game up', async () => {
    const user = userEvent.setup();
    sit(mine());
    await user.keyboard('m');
    await user.click(screen.getByRole('button', { name: 'Give the game up' }));
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Give it up' }));
    expect(sent()).toEqual([{ type: 'resign', seat: 0 }]);
  });

  it('tells what happened while I was away', async () => {
    remember('T', { game: 'forbidden_island', keys: ['k'], seen: 1 });
    const acts = [2, 3, 4].map((n) => told(n, { args: { seat: 1 }, events: [{ key: 'flooded', tile: 'watchtower' }] }));
    sit(mine({ n: 4, told: [told(1), ...acts] }));
    expect(await screen.findByRole('dialog', { name: 'While you were away' })).toHaveTextContent('Water floods the Watchtower.');
  });

  it('shows how a game ended, with figures', async () => {
    settings.still = true;
    const outcome = { name: 'treasure_lost', rule: 'FI-E3', won: [false, false], ranks: [2, 2], scores: [0, 0], args: { treasure: 'earth_stone' } };
    const view = { ...(middle.view as unknown as Record<string, Json>), outcome };
    const tally = { figures: [{ name: 'treasures', value: 1, of: 4 }], sources: [] };
    sit(mine({ status: 'over', decisions: [], view, seed: 'abc', tally }));
    const end = await screen.findByRole('dialog', { name: 'A treasure is lost' });
    expect(end).toHaveTextContent('nobody can capture the Earth Stone any more');
    expect(end).toHaveTextContent('1 of 4');
    expect(end).toHaveTextContent('Treasures');
    expect(end).toHaveTextContent('abc');
    settings.still = false;
  });
});
