import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Join from '../src/shell/Join.svelte';
import { news } from './news';
import { speak } from './speaking';

let answers: { status: number; body: unknown }[];
let sent: { key: string }[];

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent = [];
  vi.stubGlobal('fetch', async (_path: string, options: { method: string; body?: string }) => {
    if (options.method === 'GET') return new Response(JSON.stringify(news(1)));
    sent.push(JSON.parse(options.body!));
    const { status, body } = answers.shift()!;
    return new Response(JSON.stringify(body), { status });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sitDown(): Promise<ReturnType<typeof vi.fn>> {
  const onjoined = vi.fn();
  render(Join, { table: 't', onjoined, onwatch: () => undefined });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  return onjoined;
}

it('who must be agreed to waits, asks again with the same key, and sits down', async () => {
  answers = [
    { status: 200, body: { table: 't', keys: ['k'], waiting: [0] } },
    { status: 200, body: { table: 't', keys: ['k'] } },
  ];
  const onjoined = await sitDown();
  expect(await screen.findByRole('status')).toHaveTextContent('Waiting for');
  expect(onjoined).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(onjoined).toHaveBeenCalled();
  expect(new Set(sent.map((each) => each.key)).size).toBe(1);
});

it('who is turned away is told so', async () => {
  answers = [
    { status: 200, body: { table: 't', keys: ['k'], waiting: [0] } },
    { status: 403, body: { type: 'refused', error: 'declined' } },
  ];
  const onjoined = await sitDown();
  await screen.findByRole('status');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByRole('alert')).toHaveTextContent('do not want you to sit down');
  expect(onjoined).not.toHaveBeenCalled();
});
