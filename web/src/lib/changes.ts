/** What the server says is different, put into what was known before (`src/archipel/engine/changes.py` lays it down). */

import type { Change, Changes, GameEvent, Json, Moment, News, Step, Told } from './wire';

type View = News['view'];

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value that a change leads to; the one before stays as it is. */
export function changed(before: Json, change: Change): Json {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0]!;
    const [at, cut, ...put] = change as [number, number, ...Json[]];
    return (before as Json[]).toSpliced(at, cut, ...put);
  }
  if (!isObject(change)) return change;
  if (Array.isArray(before)) {
    const members = [...before];
    for (const [index, each] of Object.entries(change)) members[Number(index)] = changed(members[Number(index)]!, each);
    return members;
  }
  if (!isObject(before)) return before; // there is no change to it: it has no parts
  const found = { ...before };
  for (const [key, each] of Object.entries(change)) {
    if (each === null) delete found[key];
    else found[key] = changed(found[key] ?? null, each);
  }
  return found;
}

/** Each event with the view after it; nothing where the server did not say what it changed. */
export function steps(before: View, events: GameEvent[] = [], changes: Change[] = []): Step[] {
  let view = before;
  return changes.map((change, i) => ({ event: events[i]!, view: (view = changed(view, change) as View) }));
}

/** The steps that led to a moment of a replay: the server counts them from its end. */
export const stepsTo = ({ view, events, changes }: Moment): Step[] => steps(view, events, changes);

/** The news that a message leads to, and the steps on the way there. */
export function follow(last: News, message: Changes): { news: News; steps: Step[] } {
  const taken: Step[] = [];
  const latest = () => taken.at(-1)?.view ?? last.view;
  const told = (message.told ?? []).map(({ changes, ...each }): Told => {
    taken.push(...steps(latest(), each.events, changes));
    return each;
  });
  const view = changed(latest(), message.view ?? {}) as View;
  return { news: { ...last, ...message, type: 'news', view, told }, steps: taken };
}
