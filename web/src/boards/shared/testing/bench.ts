/** A board to press on: choices are made up, what it sends is listened to. */

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, vi } from 'vitest';
import type { ActionChoice, BoardProps, Forecast, Json, Words } from '../../types.ts';

type Args = Record<string, string | number>;

let number = 0;
export const choiceOf =
  (asked = 0) =>
  (kind: string, args: Args = {}, seat = asked): ActionChoice => ({ seat, kind, number: number++, ...args });

/** Texts are their ids; an action is its kind and the first of these arguments that it has. */
export const wordsWith = (args: string[]): Words => ({
  language: 'en',
  text: (id, attribute) => (attribute ? `${id}.${attribute}` : id),
  action: (choice) => [choice.kind, choice[args.find((arg) => arg in choice) ?? '']].join(' ').trim(),
  seat: (seat) => `seat ${seat}`,
  label: (name) => name,
  value: (_name, value) => String(value),
});

export interface Shown {
  you?: number[];
  optional?: boolean;
  /** What is foretold of the choices, in their order. */
  forecasts?: Forecast[];
}

export function bench(Board: Component<BoardProps>, seat: number, args: string[]) {
  const act = vi.fn();
  const rule = vi.fn();
  const words = wordsWith(args);
  let board: Record<string, unknown> | null = null;

  async function clear() {
    if (board) await unmount(board);
    board = null;
    document.body.innerHTML = '';
  }

  function show(view: unknown, actions: ActionChoice[], { you = [seat], optional = false, forecasts = [] }: Shown = {}) {
    const foretold = Object.fromEntries(forecasts.map((each, i) => [actions[i]!.number, each]));
    const asked = { seat, kind: '', prompt: '', rule: '', optional, args: {}, actions, forecasts: foretold };
    const given = { seats: [], you, steps: [], words, act, rule, still: true, pointed: null };
    const decisions = actions.length ? [asked] : [];
    board = mount(Board, { target: document.body, props: { view: view as Record<string, Json>, decisions, ...given } });
    flushSync();
  }

  function find(selector: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  }

  function press(selector: string) {
    find(selector).click();
    flushSync();
  }

  function escape() {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
  }

  const items = () => [...document.querySelectorAll('.menu .item')].map((item) => item.textContent?.trim());

  afterEach(async () => {
    await clear();
    act.mockClear();
    rule.mockClear();
  });

  return { act, rule, choice: choiceOf(seat), show, clear, find, press, escape, items };
}
