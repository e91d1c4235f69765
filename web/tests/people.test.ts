import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { games } from '../src/lib/games.svelte';
import { remember } from '../src/lib/memory';
import { settings } from '../src/lib/settings.svelte';
import { bar, clearTheDesk, gameNow, mine, sent, session, sit } from './desk';
import { decision, FakeSocket, news, told } from './news';
import type { News } from '../src/lib/wire';

vi.mock('../src/boards', async (original) => (await import('./boards')).plainBoards(original));

clearTheDesk();

describe('keys', () => {
  it('walk to the choices, undo, and change the language', async () => {
    const user = userEvent.setup();
    sit(mine({ undo: { free: [0], possible: [0] } }));
    await user.keyboard('c');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Move to the Iron Gate'));
    await user.keyboard('u');
    expect(sent()).toEqual([{ type: 'undo', seat: 0 }]);
    await user.keyboard('l');
    await waitFor(() => expect(settings.language).toBe('fr'));
  });

  it('are letters where somebody writes', async () => {
    const user = userEvent.setup();
    const seats: News['seats'] = [{ seat: 0, kind: 'person', name: 'Ana' }, { seat: 1, kind: 'person', name: 'Ben' }];
    sit(mine({ seats, undo: { free: [0], possible: [0] } }));
    await user.type(screen.getByRole('textbox', { name: 'Say something' }), 'guru{Enter}');
    expect(sent()).toEqual([{ type: 'say', text: 'guru' }]);
  });

  it('can be switched off', async () => {
    const user = userEvent.setup();
    sit(mine({ undo: { free: [0], possible: [0] } }));
    settings.choose({ shortcuts: false });
    await user.keyboard('u');
    expect(sent()).toEqual([]);
    settings.choose({ shortcuts: true });
  });
});

describe('several people at one screen', () => {
  const two: Partial<News> = { you: [0, 1], seats: [{ seat: 0, kind: 'person', name: 'Ana' }, { seat: 1, kind: 'person', name: 'Ben' }] };

  it('see everything in a game without secrets, and whose question it is', () => {
    sit(mine({ ...two, decisions: [decision({ seat: 1 })], owing: [1] }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(bar()).toHaveTextContent('Ben: You have 3 actions left');
  });

  it('pass the screen where there are secrets, and nothing is shown before', async () => {
    const user = userEvent.setup();
    games.all = [gameNow(true)];
    sit(mine({ ...two, watch: 0, decisions: [], owing: [1], asked: [1] }));
    const cover = screen.getByRole('alertdialog');
    expect(cover).toHaveTextContent('Pass the screen to Ben');
    await user.click(within(cover).getByRole('button', { name: 'I am Ben' }));
    FakeSocket.last.connect();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(FakeSocket.last.sent[0]).toEqual({ type: 'hello', keys: ['k'], after: -1, watch: 1 });
    expect(session.story).toEqual([]);
    FakeSocket.last.say(mine({ ...two, watch: 1, decisions: [decision({ seat: 1 })], owing: [1] }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('are not told what another of them missed', () => {
    games.all = [gameNow(true)];
    remember('T', { game: 'forbidden_island', keys: ['k'], seen: 1 });
    const acts = [2, 3, 4].map((n) => told(n, { args: { seat: 2 }, events: [{ key: 'flooded', tile: 'watchtower' }] }));
    sit(mine({ ...two, watch: 0, n: 4, told: [told(1), ...acts], owing: [1] }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveTextContent('Watchtower');
  });

  it('are asked who they are before anything is shown at all', async () => {
    const user = userEvent.setup();
    games.all = [gameNow(true)];
    sit(mine({ ...two, watch: 0, decisions: [decision()], owing: [0] }));
    expect(screen.queryByRole('region', { name: 'What is asked now' })).toBeNull();
    expect(screen.queryByTestId('board')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I am Ana' }));
    expect(FakeSocket.all).toHaveLength(1);
    expect(bar()).toHaveTextContent('You have 3 actions left');
  });
});

describe('what people say', () => {
  const saying = (n: number, text: string, seat = 1) => told(n, { kind: 'say', events: [], args: { seat, text, signal: '' } });
  const people: News['seats'] = [
    { seat: 0, kind: 'person', name: 'Ana', here: true },
    { seat: 1, kind: 'person', name: 'Béa', here: true },
  ];
  const talk = (change: Partial<News> = {}) => news(3, { seats: people, told: [told(1), saying(2, 'hello'), saying(3, 'buy my pearls')], ...change });
  const story = () => screen.getByRole('list', { name: 'Story' });

  it('is not shown of somebody whom this browser has muted, until they are heard again', async () => {
    sit(talk({ host: false }));
    const user = userEvent.setup();
    expect(within(story()).queryByRole('button', { name: /^Delete/ })).toBeNull();
    await user.click(within(story()).getAllByRole('button', { name: 'Hear nothing more from Béa' })[0]!);
    expect(within(story()).queryByText('buy my pearls')).toBeNull();
    FakeSocket.last.say(talk({ n: 4, told: [saying(4, 'pearls!')] }));
    expect(within(story()).queryByText('pearls!')).toBeNull();
    expect(JSON.parse(localStorage.getItem('archipel.muted')!)).toEqual({ T: [1] });
    await user.click(screen.getByRole('button', { name: 'Hear again' }));
    expect(within(story()).getByText('pearls!')).toBeInTheDocument();
  });

  it('is deleted by the host, by its number among all that was said', async () => {
    sit(talk());
    await userEvent.setup().click(within(story()).getByRole('button', { name: 'Delete “buy my pearls” for everybody' }));
    expect(sent()).toContainEqual({ type: 'unsay', saying: 1 });
    FakeSocket.last.say(talk({ n: 4, told: [told(4, { kind: 'unsay', events: [], args: { saying: 1, seat: 0 } })] }));
    await waitFor(() => expect(within(story()).queryByText('buy my pearls')).toBeNull());
    expect(within(story()).getByText('Deleted by the host')).toBeInTheDocument();
    expect(within(story()).getByText('hello')).toBeInTheDocument();
  });

  it('is told as deleted to who comes later', () => {
    sit(talk({ told: [told(1), saying(2, ''), saying(3, 'well')] }));
    expect(within(story()).getByText('Deleted by the host')).toBeInTheDocument();
  });
});

describe('the host', () => {
  const menu = async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    return user;
  };

  it('can have the table kept, and is told that it is', async () => {
    sit(mine());
    await (await menu()).click(screen.getByRole('button', { name: 'Keep this table for ever' }));
    expect(sent()).toContainEqual({ type: 'pin', on: true });
    FakeSocket.last.say(mine({ n: 2, pinned: true, told: [told(2, { kind: 'pin', events: [], args: { on: true, seat: 0 } })] }));
    expect(await screen.findAllByText('This table is kept however old it gets.')).not.toHaveLength(0);
    await menu();
    expect(screen.getByRole('button', { name: 'No longer keep it for ever' })).toBeInTheDocument();
  });

  it('is the only one who can', async () => {
    sit(mine({ host: false }));
    await menu();
    expect(screen.queryByRole('button', { name: 'Keep this table for ever' })).toBeNull();
  });
});
