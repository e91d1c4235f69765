import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Answer } from '../src/lib/connection';
import type { News, Refused, Step, Told } from '../src/lib/wire';
import { FakeSocket, news, told } from './news';

let heard: { news: News; told: number[]; steps: Step[]; first: boolean }[];
let links: string[];
let fatal: Refused[];
let forgotten: number;
let why: Refused | null;
let connection: Connection;

function connect(keys = ['k1'], watch: number | null = null): Connection {
  let ids = 0;
  return new Connection({
    table: 'T',
    keys,
    watch,
    open: () => new FakeSocket(),
    diagnose: async () => why,
    newId: () => `id${++ids}`,
    listener: {
      news: (each: News, fresh: Told[], steps: Step[], first: boolean) =>
        heard.push({ news: each, told: fresh.map((one) => one.n), steps, first }),
      link: (link) => links.push(link),
      fatal: (refused) => fatal.push(refused),
      forget: () => forgotten++,
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  links = [];
  fatal = [];
  forgotten = 0;
  why = null;
  connection = connect();
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

const socket = () => FakeSocket.last;

function open(n = 1): void {
  socket().connect();
  socket().say(news(n, { told: [told(n)] }));
}

async function settled(promise: Promise<Answer>): Promise<Answer | 'open'> {
  await vi.advanceTimersByTimeAsync(0);
  return Promise.race([promise, Promise.resolve('open' as const)]);
}

describe('saying hello', () => {
  it('shows the keys and asks for everything', () => {
    socket().connect();
    expect(socket().sent).toEqual([{ type: 'hello', keys: ['k1'], after: -1, watch: null }]);
  });

  it('asks only for what it has not heard after a cut', async () => {
    open(4);
    socket().cut();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    socket().connect();
    expect(socket().sent[0]).toMatchObject({ after: 4 });
  });
});

describe('news', () => {
  it('is passed on once, whole, with what is new', () => {
    open(1);
    socket().say(news(3, { told: [told(2), told(3)] }));
    expect(heard.map((each) => each.told)).toEqual([[1], [2, 3]]);
    expect(heard.map((each) => each.first)).toEqual([true, false]);
  });

  it('that comes twice tells nothing twice', () => {
    open(1);
    const twice = news(2, { told: [told(2)] });
    socket().say(twice);
    socket().say(twice);
    expect(heard.flatMap((each) => each.told)).toEqual([1, 2]);
  });

  it('that comes late is older than what is known, and is dropped', () => {
    open(1);
    socket().say(news(3, { told: [told(2), told(3)] }));
    socket().say(news(2, { told: [told(2)] }));
    expect(heard.at(-1)!.news.n).toBe(3);
  });

  it('out of order within one message is put in order', () => {
    open(1);
    socket().say(news(3, { told: [told(3), told(2)] }));
    expect(heard.at(-1)!.told).toEqual([2, 3]);
  });

  it('with a gap is asked for again from the last thing heard', () => {
    open(1);
    socket().say(news(5, { told: [told(5)] }));
    expect(FakeSocket.all).toHaveLength(2);
    socket().connect();
    expect(socket().sent[0]).toMatchObject({ after: 1 });
    socket().say(news(5, { told: [told(2), told(3), told(4), told(5)] }));
    expect(heard.at(-1)!.told).toEqual([2, 3, 4, 5]);
  });

  it('with a gap that the table cannot fill is taken as it is', () => {
    open(1);
    socket().say(news(5, { told: [told(5)] }));
    socket().connect();
    socket().say(news(5, { told: [told(5)] }));
    expect(heard.at(-1)!.told).toEqual([5]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('that says only what is different is put into what was known', () => {
    open(1);
    const events = [{ key: 'moved' }, { key: 'turn_began' }];
    const act = told(2, { events, changes: [{ active: 1 }, { turn: 2 }] });
    socket().say({ type: 'changes', n: 2, version: 2, told: [act], view: { step: [['draw', 1]] }, asked: [1] });
    const { news: whole, told: numbers, steps } = heard.at(-1)!;
    expect(numbers).toEqual([2]);
    expect(steps).toEqual([
      { event: events[0], view: { turn: 1, active: 1 } },
      { event: events[1], view: { turn: 2, active: 1 } },
    ]);
    expect(whole.view).toEqual({ turn: 2, active: 1, step: ['draw', 1] });
    expect(whole).toMatchObject({ type: 'news', n: 2, version: 2, asked: [1], status: 'playing', table: 'T' });
    expect(whole.told[0]).not.toHaveProperty('changes');
  });

  it('that is different from something never heard is asked for again', () => {
    socket().connect();
    socket().say({ type: 'changes', n: 2, version: 2, view: { turn: 2 } });
    expect(heard).toEqual([]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('may change what is asked without telling anything', () => {
    open(1);
    socket().say(news(1, { asked: [1] }));
    expect(heard.at(-1)!.news.asked).toEqual([1]);
    expect(heard.at(-1)!.told).toEqual([]);
  });

  it('of a table that remembers less starts the story over', async () => {
    open(9);
    socket().cut();
    await vi.advanceTimersByTimeAsync(1000);
    socket().connect();
    socket().say(news(2, { told: [] }));
    expect(forgotten).toBe(1);
    socket().connect();
    expect(socket().sent[0]).toMatchObject({ after: -1 });
    socket().say(news(2, { told: [told(1), told(2)] }));
    expect(heard.at(-1)!.told).toEqual([1, 2]);
  });

  it('from a socket that was given up is not heard', async () => {
    open(1);
    const old = socket();
    const speak = old.onmessage;
    old.cut();
    await vi.advanceTimersByTimeAsync(1000);
    speak?.({ data: JSON.stringify(news(7, { told: [told(7)] })) });
    expect(heard).toHaveLength(1);
  });

  it('that is no JSON is ignored', () => {
    open(1);
    socket().onmessage?.({ data: 'not json' });
    expect(heard).toHaveLength(1);
  });
});

describe('commands', () => {
  it('carry an id of their own, and an act the version it was made against', async () => {
    open(3);
    const answer = connection.send({ type: 'act', seat: 0, number: 7 });
    expect(socket().commands()).toEqual([{ id: 'id1', version: 3, do: { type: 'act', seat: 0, number: 7 } }]);
    expect(await settled(answer)).toBe('open');
    socket().say({ type: 'done', id: 'id1' });
    expect(await settled(answer)).toEqual({ ok: true });
  });

  it('wait for the line to open', () => {
    void connection.send({ type: 'pause', on: true });
    socket().connect();
    expect(socket().commands()).toHaveLength(0);
    socket().say(news(1));
    expect(socket().commands()).toHaveLength(1);
  });

  it('are sent again with the same id and version after a cut, until they are answered', async () => {
    open(3);
    const answer = connection.send({ type: 'act', seat: 0, number: 7 });
    socket().cut();
    await vi.advanceTimersByTimeAsync(1000);
    socket().connect();
    socket().say(news(4, { told: [told(4)] }));
    expect(socket().commands()).toEqual([{ id: 'id1', version: 3, do: { type: 'act', seat: 0, number: 7 } }]);
    socket().say({ type: 'done', id: 'id1' });
    socket().say({ type: 'done', id: 'id1' });
    expect(await settled(answer)).toEqual({ ok: true });
    socket().cut();
    await vi.advanceTimersByTimeAsync(1000);
    socket().connect();
    socket().say(news(4));
    expect(socket().commands()).toHaveLength(0);
  });

  it('clicked twice act once', async () => {
    open(3);
    const one = connection.send({ type: 'act', seat: 0, number: 7 });
    const two = connection.send({ type: 'act', seat: 0, number: 7 });
    expect(socket().commands()).toHaveLength(1);
    socket().say({ type: 'done', id: 'id1' });
    expect([await settled(one), await settled(two)]).toEqual([{ ok: true }, { ok: true }]);
  });

  it('refused say why, and the fresh news is taken', async () => {
    open(3);
    const answer = connection.send({ type: 'act', seat: 0, number: 7 });
    const refused = { type: 'refused', id: 'id1', error: 'stale' };
    socket().say(refused);
    socket().say(news(5, { told: [told(4), told(5)] }));
    expect(await settled(answer)).toEqual({ ok: false, refused });
    void connection.send({ type: 'act', seat: 0, number: 7 });
    expect(socket().commands().at(-1)!.version).toBe(5);
  });

  it('answered out of order find their own promise', async () => {
    open(3);
    const first = connection.send({ type: 'say', text: 'a' });
    const second = connection.send({ type: 'say', text: 'b' });
    socket().say({ type: 'refused', id: 'id2', error: 'too_fast' });
    expect(await settled(first)).toBe('open');
    expect(await settled(second)).toMatchObject({ ok: false });
    socket().say({ type: 'done', id: 'id1' });
    expect(await settled(first)).toEqual({ ok: true });
  });

  it('swallowed by the line make it be opened again', async () => {
    open(3);
    void connection.send({ type: 'say', text: 'hello?' });
    await vi.advanceTimersByTimeAsync(6000);
    expect(links.at(-1)).toBe('cut');
    await vi.advanceTimersByTimeAsync(1000);
    socket().connect();
    socket().say(news(3));
    expect(socket().commands()).toHaveLength(1);
  });
});

describe('the line', () => {
  it('is tried again with growing pauses', async () => {
    for (let cuts = 0; cuts < 5; cuts++) {
      socket().cut();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(FakeSocket.all.length).toBeGreaterThan(5);
    const before = FakeSocket.all.length;
    socket().cut();
    await vi.advanceTimersByTimeAsync(5000);
    expect(FakeSocket.all.length).toBe(before);
  });

  it('is tried at once when nudged', () => {
    open();
    socket().cut();
    connection.nudge();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('says that it is cut and that it stands again', async () => {
    open();
    socket().cut();
    await vi.advanceTimersByTimeAsync(1000);
    socket().connect();
    socket().say(news(1));
    expect(links).toEqual(['connecting', 'open', 'cut', 'connecting', 'open']);
  });

  it('ends when the table refuses the hello, and tells every waiting wish', async () => {
    const answer = connection.send({ type: 'pause', on: true });
    socket().connect();
    socket().say({ type: 'refused', error: 'wrong_key' });
    expect(fatal).toMatchObject([{ error: 'wrong_key' }]);
    expect(await settled(answer)).toMatchObject({ ok: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('comes again when the hello is refused for a moment only', async () => {
    socket().connect();
    socket().say({ type: 'refused', error: 'reopened' });
    expect(fatal).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('ends when it never opens and the server can say why', async () => {
    why = { type: 'refused', error: 'unknown_table' };
    socket().cut();
    await vi.advanceTimersByTimeAsync(0);
    expect(fatal).toMatchObject([{ error: 'unknown_table' }]);
  });

  it('stays quiet after it was stopped', async () => {
    open();
    connection.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links.at(-1)).toBe('closed');
  });
});

describe('a thousand accidents', () => {
  it('leave the story whole, in order and without doubles', async () => {
    let random = 7;
    const chance = (n: number) => (random = (random * 48271) % 2147483647) % n;
    let n = 0; // what the table has told
    const table = { answered: new Set<string>() };
    const answer = (at: FakeSocket) => {
      for (const command of at.commands()) {
        if (!table.answered.has(command.id)) n++;
        table.answered.add(command.id);
        if (chance(3)) at.say({ type: 'done', id: command.id });
      }
    };
    const since = (after: number) => Array.from({ length: n - after }, (_, i) => told(after + 1 + i));
    const hello = (at: FakeSocket) => {
      at.connect();
      const after = Math.max(0, Number(at.sent[0]?.after));
      at.say(news(n, { told: since(after) }));
    };
    hello(socket());
    const wishes: Promise<Answer>[] = [];
    for (let accident = 0; accident < 1000; accident++) {
      const at = socket();
      switch (chance(6)) {
        case 0:
          wishes.push(connection.send({ type: 'say', text: String(accident) }));
          break;
        case 1:
          at.cut();
          await vi.advanceTimersByTimeAsync(30_000);
          if (socket() !== at) hello(socket());
          break;
        case 2:
          answer(at);
          break;
        case 3: // a duplicate
          at.say(news(n, { told: since(Math.max(0, n - 3)) }));
          break;
        case 4: // a message from the past
          if (n > 3) at.say(news(n - 2, { told: [told(n - 2)] }));
          break;
        default: // something happened; the message about it may be lost
          n++;
          if (chance(2)) at.say(news(n, { told: [told(n)] }));
          else if (chance(2)) at.say(news(++n, { told: [told(n)] }));
      }
      if (socket() !== at && !socket().sent.length) hello(socket());
    }
    for (let rounds = 0; rounds < 20 && connection.waiting; rounds++) {
      answer(socket());
      socket().cut();
      await vi.advanceTimersByTimeAsync(30_000);
      hello(socket());
      for (const command of socket().commands()) socket().say({ type: 'done', id: command.id });
    }
    socket().cut();
    await vi.advanceTimersByTimeAsync(30_000);
    hello(socket());
    const story = heard.flatMap((each) => each.told);
    expect(story).toEqual(Array.from({ length: n }, (_, i) => i + 1));
    expect(heard.at(-1)!.news.n).toBe(n);
    expect(table.answered.size).toBe(wishes.length);
    expect((await Promise.all(wishes)).every((each) => each.ok)).toBe(true);
  });
});
