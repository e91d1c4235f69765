/**
 * The stream of one table: says hello, takes the news, and sends commands until each is answered.
 *
 * Cuts, duplicates and late answers cost nothing: the first news of every socket is whole, every command has an id of
 * its own and is sent again after a reconnect until the table says what became of it.
 */

import { follow } from './changes';
import type { Changes, Command, Do, FromServer, News, Refused, Step, Told } from './wire';

export type Link = 'connecting' | 'open' | 'cut' | 'closed';

/** What a command came to. */
export type Answer = { ok: true } | { ok: false; refused: Refused };

/** The part of a WebSocket that is used, so that tests can hand in one of their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface Listener {
  /** News that counts: never older than what was heard before. `told` and `steps` hold only what is new. */
  news(news: News, told: Told[], steps: Step[], first: boolean): void;
  link(link: Link): void;
  /** The table will not talk to us: unknown, or the key fits no seat. */
  fatal(refused: Refused): void;
  /** The log starts over: what was told before no longer counts. */
  forget(): void;
}

export interface ConnectionOptions {
  table: string;
  keys: string[];
  watch?: number | null;
  listener: Listener;
  open: (table: string) => Socket;
  /** Asks by plain HTTP why a stream will not open; `null` when the server is away or all is well. */
  diagnose?: () => Promise<Refused | null>;
  newId?: () => string;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const ANSWER_WITHIN = 6_000;
/** Refusals of a hello that are over in a moment: worth another try. */
const PASSING = new Set(['reopened', 'too_fast', 'no_hello', 'fault', 'store_away', 'store_busy', 'disk_full']);

interface Pending {
  command: Command;
  settle: (answer: Answer) => void;
  promise: Promise<Answer>;
  sent: boolean;
}

export class Connection {
  link: Link = 'connecting';
  private socket: Socket | null = null;
  private pending = new Map<string, Pending>();
  private told = -1; // the last number heard
  private version = -1;
  private last: News | null = null; // of this socket
  private heardBefore = false;
  private filling = false; // a gap in the log was seen and asked for
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(private readonly options: ConnectionOptions) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  /** Say goodbye for good. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    this.drop();
    this.become('closed');
  }

  /** Try again at once: the network is back, or somebody looks at the page again. */
  nudge(): void {
    if (this.stopped || this.link !== 'cut') return;
    this.wait = FIRST_WAIT;
    clearTimeout(this.retry);
    this.connect();
  }

  /** Ask for something; resolves when the table has stored or refused it, however often the line is cut. */
  send(wish: Do): Promise<Answer> {
    const twin = this.sameActWaiting(wish);
    if (twin) return twin.promise;
    const id = (this.options.newId ?? randomId)();
    const command: Command = { id, do: wish, version: wish.type === 'act' ? this.version : -1 };
    let settle!: (answer: Answer) => void;
    const promise = new Promise<Answer>((resolve) => (settle = resolve));
    const pending: Pending = { command, settle, promise, sent: false };
    this.pending.set(id, pending);
    if (this.link === 'open' && !this.fresh) this.transmit(pending);
    return promise;
  }

  /** No news yet on this socket. */
  private get fresh(): boolean {
    return this.last === null;
  }

  /** Commands that the table has not answered yet. */
  get waiting(): number {
    return this.pending.size;
  }

  // A second click on the same choice of the same position is the same wish.
  private sameActWaiting(wish: Do): Pending | undefined {
    if (wish.type !== 'act') return undefined;
    for (const pending of this.pending.values()) {
      const other = pending.command;
      if (other.do.type === 'act' && other.version === this.version && other.do.seat === wish.seat) return pending;
    }
    return undefined;
  }

  private connect(): void {
    this.drop();
    this.last = null;
    this.become('connecting');
    let socket: Socket;
    try {
      socket = this.options.open(this.options.table);
    } catch {
      this.lost(null);
      return;
    }
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      const { keys, watch = null } = this.options;
      socket.send(JSON.stringify({ type: 'hello', keys, after: this.told, watch }));
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(message.data);
    };
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => this.lost(socket);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    try {
      socket.close();
    } catch {
      // It was closed already.
    }
  }

  private lost(socket: Socket | null): void {
    if (this.stopped || (socket && socket !== this.socket)) return;
    this.drop();
    clearTimeout(this.patience);
    for (const pending of this.pending.values()) pending.sent = false;
    const neverSpoke = this.fresh;
    this.become('cut');
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    if (neverSpoke) void this.askWhy();
  }

  private async askWhy(): Promise<void> {
    const refused = await this.options.diagnose?.();
    if (refused && !this.stopped && this.link !== 'open') this.giveUp(refused);
  }

  private giveUp(refused: Refused): void {
    for (const pending of this.pending.values()) pending.settle({ ok: false, refused });
    this.pending.clear();
    this.stop();
    this.options.listener.fatal(refused);
  }

  private hear(data: unknown): void {
    let message: FromServer;
    try {
      message = JSON.parse(String(data)) as FromServer;
    } catch {
      return; // Not for us.
    }
    if (message.type === 'news') this.hearNews(message, []);
    else if (message.type === 'changes') this.hearChanges(message);
    else if (message.type === 'done') this.settle(message.id, { ok: true });
    else if (message.type === 'refused' && message.id) this.settle(message.id, { ok: false, refused: message });
    else if (message.type === 'refused' && this.fresh) {
      if (PASSING.has(message.error)) this.lost(this.socket);
      else this.giveUp(message);
    }
  }

  private hearChanges(changes: Changes): void {
    if (!this.last) return this.again(); // of what, we cannot know
    const { news, steps } = follow(this.last, changes);
    this.hearNews(news, steps);
  }

  private hearNews(news: News, steps: Step[]): void {
    const first = this.fresh;
    if (!first && news.n < this.told) return; // older than what we know: a late message
    if (first && news.n < this.told) {
      this.told = -1; // the table remembers less than we do: it is right
      this.options.listener.forget();
      if ((news.told[0]?.n ?? 0) > 1 || !news.told.length) return this.again();
    }
    const told = news.told.filter((each) => each.n > this.told).sort((a, b) => a.n - b.n);
    const gap = this.told >= 0 && news.n > this.told && (told[0]?.n ?? news.n + 1) > this.told + 1;
    if (gap && !this.filling) {
      this.filling = true;
      return this.again();
    }
    this.filling = false;
    this.last = news;
    this.told = Math.max(this.told, news.n, told.at(-1)?.n ?? -1);
    this.version = news.version;
    this.wait = FIRST_WAIT;
    this.become('open');
    const firstEver = !this.heardBefore;
    this.heardBefore = true;
    this.options.listener.news(news, told, steps, firstEver);
    if (first) for (const pending of this.pending.values()) this.transmit(pending);
  }

  /** Start the stream over to fill a gap, without making a noise about it. */
  private again(): void {
    this.connect();
  }

  private transmit(pending: Pending): void {
    try {
      this.socket?.send(JSON.stringify(pending.command));
      pending.sent = true;
    } catch {
      return this.lost(this.socket);
    }
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.lost(this.socket), ANSWER_WITHIN); // a line that swallows words is cut
  }

  private settle(id: string, answer: Answer): void {
    const pending = this.pending.get(id);
    if (!pending) return; // answered before
    this.pending.delete(id);
    if (!this.pending.size) clearTimeout(this.patience);
    pending.settle(answer);
  }

  private become(link: Link): void {
    if (link === this.link && link !== 'connecting') return;
    this.link = link;
    this.options.listener.link(link);
  }
}

export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
