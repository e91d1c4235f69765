/** Small pieces of news for tests, and a socket that does what it is told. */

import type { Socket } from '../src/lib/connection';
import type { Decision, News, Told } from '../src/lib/wire';

export function told(n: number, change: Partial<Told> = {}): Told {
  return { n, kind: 'act', at: n, events: [{ key: 'turn_began', seat: 0, turn: n }], args: { seat: 0 }, ...change };
}

export function news(n: number, change: Partial<News> = {}): News {
  return {
    type: 'news',
    n,
    version: n,
    table: 'T',
    game: 'forbidden_island',
    status: 'playing',
    seats: [
      { seat: 0, kind: 'person', name: 'Ana', here: true },
      { seat: 1, kind: 'bot', name: 'Corail', bot: 'planner' },
    ],
    you: [0],
    watch: 0,
    host: true,
    options: {},
    view: { turn: 1, active: 0 },
    decisions: [],
    asked: [0],
    owing: [0],
    undo: {},
    told: [],
    moments: n,
    commitment: 'c',
    ...change,
  };
}

export const decision = (change: Partial<Decision> = {}): Decision => ({
  seat: 0,
  kind: 'take_actions',
  prompt: 'ask-take_actions',
  rule: 'FI-T2',
  optional: false,
  args: { left: 3 },
  actions: [
    { seat: 0, kind: 'move', number: 1, tile: 'iron_gate' },
    { seat: 0, kind: 'move', number: 2, tile: 'watchtower' },
    { seat: 0, kind: 'shore_up', number: 73, tile: 'iron_gate' },
    { seat: 0, kind: 'end_actions', number: 488 },
  ],
  ...change,
});

export class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  /** The line stands; the hello is on its way. */
  connect(): void {
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(): void {
    this.onclose?.();
  }

  commands(): { id: string; version: number; do: { type: string } }[] {
    return this.sent.filter((each) => 'do' in each) as never;
  }
}
