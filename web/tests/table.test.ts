import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Trouble } from '../src/lib/api';
import { games } from '../src/lib/games.svelte';
import { remember } from '../src/lib/memory';
import { router } from '../src/lib/router.svelte';
import { Session } from '../src/lib/session.svelte';
import { settings } from '../src/lib/settings.svelte';
import { speech } from '../src/lib/speech.svelte';
import TableDesk from '../src/shell/TableDesk.svelte';
import middle from './fixtures/forbidden_island_middle.json';
import { decision, FakeSocket, news, told } from './news';
import { speak } from './speaking';
import type { GameNow, Json, Moment, News } from '../src/lib/wire';

vi.mock('../src/boards', async (original) => ({
  ...(await original<typeof import('../src/boards')>()),
  boardOf: async () => ({ Board: (await import('./TestBoard.svelte')).default, shows: (await import('../src/boards/forbidden_island/shows')).SHOWS }),
}));

const gameNow = (secrets = false): GameNow => ({
  id: 'forbidden_island',
  seats: [2, 4],
  usual_seats: 2,
  best_seats: [3, 4],
  minutes: [20, 30],
  weight: 1,
  first_game: {},
  cooperative: !secrets,
  secrets,
  options: [],
  bots: ['random', 'planner'],
  endings: [],
});

let session: Session;

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, '', '/t/T');
  router.start();
  FakeSocket.all = [];
  games.all = [gameNow()];
  await speak();
});

afterEach(() => session?.stop());

function sit(first: News, moment: number | null = null) {
  session = new Session({ table: 'T', keys: ['k'], open: () => new FakeSocket() });
  session.start();
  FakeSocket.last.connect();
  FakeSocket.last.say(first);
  return render(TableDesk, { session, moment });
}

const mine = (change: Partial<News> = {}) => news(1, { told: [told(1)], decisions: [decision()], ...change });
const bar = () => screen.getByRole('region', { name: 'What is asked now' });
const sent = () => FakeSocket.last.commands().map((command) => command.do);

describe('a hint', () => {
  const advice = (number: number) => ({ seat: 0, number, bot: 'planner', reason: '', args: {} });
  const ask = () => userEvent.setup().click(within(bar()).getByRole('button', { name: 'Hint' }));

  afterEach(() => vi.restoreAllMocks());

  it('stays while others act and my question is the same', async () => {
    vi.spyOn(api, 'hint').mockImplementation(async () => {
      FakeSocket.last.say(mine({ n: 2, version: 2, told: [told(2)] }));
      return advice(73);
    });
    sit(mine());
    await ask();
    await waitFor(() => expect(session.hint?.number).toBe(73));
    FakeSocket.last.say(mine({ n: 3, version: 3, told: [told(3)] }));
    expect(session.hint?.number).toBe(73);
    FakeSocket.last.say(mine({ n: 4, version: 4, told: [told(4)], decisions: [decision({ args: { left: 2 } })] }));
    expect(session.hint).toBeNull();
  });

  it('is asked for again when the question changed under the coach', async () => {
    const other = decision({ args: { left: 2 } });
    const hint = vi.spyOn(api, 'hint').mockImplementation(async () => {
      if (session.news?.version === 1) FakeSocket.last.say(mine({ n: 2, version: 2, told: [told(2)], decisions: [other] }));
      return advice(hint.mock.calls.length);
    });
    sit(mine());
    await ask();
    await waitFor(() => expect(session.hint?.number).toBe(2));
    expect(hint).toHaveBeenCalledTimes(2);
  });

  it('is dropped in silence when nothing is asked any more', async () => {
    const hint = vi.spyOn(api, 'hint').mockImplementation(async () => {
      FakeSocket.last.say(mine({ n: 2, version: 2, told: [told(2)], decisions: [], owing: [1] }));
      return advice(1);
    });
    sit(mine());
    await ask();
    await waitFor(() => expect(session.hintWanted).toBe(false));
    expect([session.hint, session.refusal]).toEqual([null, null]);
    expect(hint).toHaveBeenCalledTimes(1);
  });
});

describe('the bar', () => {
  it('asks me', () => {
    sit(mine());
    expect(bar()).toHaveTextContent('You have 3 actions left: what do you do?');
  });

  it('says whom the table waits for, and what I may do meanwhile', () => {
    const may = decision({ kind: 'play_special', prompt: 'ask-play_special', optional: true, args: {} });
    sit(mine({ decisions: [may], asked: [0, 1], owing: [1] }));
    expect(bar()).toHaveTextContent('Corail is playing…');
    expect(bar()).toHaveTextContent('You may play a special card now.');
  });

  it('sends the choice that was pressed, once', async () => {
    const user = userEvent.setup();
    sit(mine());
    await user.dblClick(within(bar()).getByRole('button', { name: 'End your actions' }));
    expect(sent()).toEqual([{ type: 'act', seat: 0, number: 488 }]);
  });

  it('lets an open window go by, or holds it', async () => {
    const user = userEvent.setup();
    sit(mine({ decisions: [decision({ optional: true })], owing: [1], window: { seconds: 6, waiting: [0] } }));
    await user.click(within(bar()).getByRole('button', { name: 'Go on' }));
    await user.click(within(bar()).getByRole('button', { name: 'Wait' }));
    expect(sent()).toEqual([
      { type: 'pass', seat: 0 },
      { type: 'hold', seat: 0, on: true },
    ]);
  });

  it('asks before no further card of this turn, if I say so', async () => {
    const open = (n: number, turn: number) =>
      mine({ n, version: n, told: [told(n)], view: { turn, active: 1 }, decisions: [decision({ optional: true })], owing: [1], window: { seconds: 6, waiting: [0] } });
    sit(open(1, 3));
    await userEvent.setup().click(within(bar()).getByRole('button', { name: 'Not this turn' }));
    await waitFor(() => expect(sent()).toEqual([{ type: 'pass', seat: 0 }]));
    FakeSocket.last.say(open(2, 3));
    await waitFor(() => expect(sent()).toHaveLength(2));
    FakeSocket.last.say(open(3, 4));
    await waitFor(() => expect(within(bar()).getByRole('button', { name: 'Not this turn' })).toBeEnabled());
    expect(sent()).toHaveLength(2);
  });

  it('puts a take-back to those who are asked', async () => {
    const user = userEvent.setup();
    sit(mine({ undo: { request: { seat: 1, acts: 3, waiting: [0] } } }));
    expect(screen.getByRole('alertdialog', { name: 'Ask to take back' })).toHaveTextContent('Corail would like to go 3 moves back.');
    await user.click(screen.getByRole('button', { name: 'All right' }));
    expect(sent()).toEqual([{ type: 'answer_undo', seat: 0, agree: true }]);
  });

  it('offers undo where it is free, and asking where it is not', async () => {
    sit(mine({ undo: { free: [0], possible: [0] } }));
    expect(within(bar()).getByRole('button', { name: 'Undo' })).toBeEnabled();
    FakeSocket.last.say(mine({ n: 2, told: [told(2)], undo: { possible: [0] } }));
    expect(await within(bar()).findByRole('button', { name: 'Ask to take back' })).toBeEnabled();
  });
});

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
