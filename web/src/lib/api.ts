/** Plain HTTP: everything that is not a table's stream. */

import type { Socket } from './connection';
import type { ExerciseListed, GameNow, Hint, Json, ListedTable, Moment, NewTable, News, OpenedTable, Refused, ReviewNow, RulebookNow, SeatRequest, Why } from './wire';

/** A wish that the server refused, or could not hear at all (`error` is then `away`). */
export class Trouble extends Error {
  constructor(readonly refused: Refused, readonly status: number) {
    super(refused.error);
  }
}

async function call<T>(method: string, path: string, keys: string[] = [], body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (keys.length) headers.Authorization = `Bearer ${keys.join(',')}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal });
  } catch {
    throw new Trouble({ type: 'refused', error: 'away' }, 0);
  }
  let content: unknown = null;
  try {
    content = await answer.json();
  } catch {
    // An answer without JSON comes from something in between.
  }
  if (answer.ok) return content as T;
  const refused = content as Refused | null;
  const error = refused?.error ?? (answer.status >= 500 ? 'away' : 'unknown');
  throw new Trouble({ ...refused, type: 'refused', error }, answer.status);
}

const at = (table: string, rest = '') => `/tables/${encodeURIComponent(table)}${rest}`;

/** Some answers are lists in an envelope named for what they hold. */
function list<T>(answer: T[] | Record<string, T[]>, name: string): T[] {
  return Array.isArray(answer) ? answer : (answer[name] ?? []);
}

export const api = {
  games: async () =>
    list(await call<GameNow[] | Record<string, GameNow[]>>('GET', '/games'), 'games'),
  tables: async () =>
    list(await call<ListedTable[] | Record<string, ListedTable[]>>('GET', '/tables'), 'tables'),
  open: (table: NewTable) => call<OpenedTable>('POST', '/tables', [], table),
  importRecord: (record: Json) => call<OpenedTable>('POST', '/tables/import', [], { record }),
  branch: (table: string, keys: string[], moment: number, seats: SeatRequest[]) =>
    call<OpenedTable>('POST', at(table, '/branch'), keys, { moment, seats }),
  rulebook: (game: string) => call<RulebookNow>('GET', `/rulebook/${encodeURIComponent(game)}`),
  example: (game: string, name: string, seats: SeatRequest[]) =>
    call<OpenedTable>('POST', `/rulebook/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, [], { seats }),
  claim: (table: string, claim: { invitation?: string; name?: string; colour?: string; key?: string }) =>
    call<OpenedTable>('POST', at(table, '/claim'), [], claim),
  news: (table: string, keys: string[]) => call<News>('GET', at(table), keys),
  moment: (table: string, keys: string[], moment: number) =>
    call<Moment>('GET', at(table, `/moments/${moment}`), keys),
  learn: (game: string, name: string, colour: string) => call<OpenedTable>('POST', '/lessons', [], { game, name, colour }),
  exercises: async (game: string) => (await call<{ exercises: ExerciseListed[] }>('GET', `/exercises/${encodeURIComponent(game)}`)).exercises,
  exercise: (game: string, number: string, name: string, colour: string) =>
    call<OpenedTable>('POST', `/exercises/${encodeURIComponent(game)}/${encodeURIComponent(number)}`, [], { name, colour }),
  record: (table: string, keys: string[]) => call<Json>('GET', at(table, '/record'), keys),
  /** Go on with a review for a moment; `show` asks for what is known so far. */
  review: (table: string, keys: string[], wish: { work: boolean; show: boolean }) =>
    call<ReviewNow>('POST', at(table, '/review'), keys, wish),
  /** What a strong bot would do; with a number, how that action would do beside it (-1: a pass). */
  hint: (table: string, keys: string[], seat: number, number: number | null, signal: AbortSignal) =>
    call<Hint>('POST', at(table, '/hint'), keys, { seat, number }, signal),
  why: (table: string, keys: string[], seat: number, thing: string) =>
    call<Why>('POST', at(table, '/why'), keys, { seat, thing }),
};

/** Why a table's stream will not open, if the server can say. */
export async function diagnose(table: string, keys: string[]): Promise<Refused | null> {
  try {
    await api.news(table, keys);
    return null;
  } catch (trouble) {
    if (trouble instanceof Trouble && [400, 403, 404].includes(trouble.status)) return trouble.refused;
    return null;
  }
}

export function openStream(table: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api${at(table, '/stream')}`) as unknown as Socket;
}
