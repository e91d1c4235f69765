/** A table's desk with its session for tests; each test file mocks the boards by those of boards.ts. */

import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach } from 'vitest';
import { games } from '../src/lib/games.svelte';
import { router } from '../src/lib/router.svelte';
import { Session } from '../src/lib/session.svelte';
import TableDesk from '../src/shell/TableDesk.svelte';
import { decision, FakeSocket, news, told } from './news';
import { speak } from './speaking';
import type { GameNow, News } from '../src/lib/wire';

export const gameNow = (secrets = false): GameNow => ({
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

export let session: Session;

/** Every test of a desk begins with an empty memory, and ends its session. */
export function clearTheDesk(): void {
  beforeEach(async () => {
    localStorage.clear();
    history.replaceState(null, '', '/t/T');
    router.start();
    FakeSocket.all = [];
    games.all = [gameNow()];
    await speak();
  });

  afterEach(() => session?.stop());
}

export function sit(first: News, moment: number | null = null) {
  session = new Session({ table: 'T', keys: ['k'], open: () => new FakeSocket() });
  session.start();
  FakeSocket.last.connect();
  FakeSocket.last.say(first);
  return render(TableDesk, { session, moment });
}

export const mine = (change: Partial<News> = {}) => news(1, { told: [told(1)], decisions: [decision()], ...change });
export const bar = () => screen.getByRole('region', { name: 'What is asked now' });
export const sent = () => FakeSocket.last.commands().map((command) => command.do);
