import { afterEach, expect, it, vi } from 'vitest';
import { WhatIf } from './what_if.svelte';
import type { Hint } from './wire';

const HINT: Hint = { seat: 0, number: 1, bot: 'planner' };

/** A coach that finds every other action four games in a hundred worse. */
function coach() {
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { number } = JSON.parse(body) as { number: number };
    asked.push(number);
    return new Response(JSON.stringify({ ...HINT, other: { number, worse: 4, error: 2 } }));
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks about an action once, and remembers the answer until the hint is gone', async () => {
  const asked = coach();
  const whatIf = new WhatIf('t', ['k']);
  await whatIf.ask(HINT, 2);
  expect(whatIf.found?.worse).toBe(4);
  await whatIf.ask(HINT, 3);
  await whatIf.ask(HINT, 2);
  expect(whatIf.found?.number).toBe(2);
  expect(asked).toEqual([2, 3]);
  whatIf.close();
  expect(whatIf.found).toBeNull();
  await whatIf.ask(HINT, 2);
  expect(asked).toEqual([2, 3, 2]);
});

it('is asked only about what is looked at for a moment, and not about the advice itself', async () => {
  vi.useFakeTimers();
  const asked = coach();
  const whatIf = new WhatIf('t', ['k']);
  whatIf.askSoon(HINT, 2);
  whatIf.askSoon(HINT, 1);
  whatIf.askSoon(HINT, 3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([3]);
});
