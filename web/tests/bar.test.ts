import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { bar, clearTheDesk, mine, sent, session, sit } from './desk';
import { decision, FakeSocket, news, told } from './news';

vi.mock('../src/boards', async (original) => (await import('./boards')).plainBoards(original));

clearTheDesk();

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
