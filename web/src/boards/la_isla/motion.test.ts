import { describe, expect, it } from 'vitest';
import type { GameEvent, Json } from '../types.ts';
import { readView, type TableView } from './model.ts';
import { after, effectOf, marked, UNMARKED } from './motion.ts';
import game from './testing/game.json';

const start = readView(game.start as unknown as Record<string, Json>);
const end = readView(game.end as unknown as Record<string, Json>);
const events = game.events as unknown as GameEvent[];

/** What events tell; cards, steps and the outcome come with the view alone. */
function told(view: TableView) {
  return {
    round: view.round,
    first: view.first,
    markers: view.markers,
    sum: view.sum,
    animals: view.regions.map(({ animal }) => animal),
    explorers: view.spaces.map(({ explorers }) => explorers),
    seats: view.seats.map(({ points, resources, supply, aside, animals, slots }) => ({ points, resources, supply, aside, animals, slots: slots.length })),
  };
}

describe('a recorded game', () => {
  it('told event by event ends where its last view is', () => {
    expect(told(events.reduce(after, start))).toEqual(told(end));
  });

  it('leaves the view before an event as it was', () => {
    const before = JSON.stringify(start);
    events.reduce(after, start);
    expect(JSON.stringify(start)).toBe(before);
  });

  it('moves for no more than 400 ms an event', () => {
    for (const event of events) expect(effectOf(start, event).ms).toBeLessThanOrEqual(400);
  });
});

it('marks what has just changed', () => {
  const placed = marked(UNMARKED, { key: 'placed', seat: 1, space: 'o3' });
  expect([...placed.spaces]).toEqual(['o3']);
  expect([...marked(placed, { key: 'marker_moved', seat: 1, animal: 'dodo' }).tracks]).toEqual(['dodo']);
  expect(marked(placed, { key: 'drew', seat: 1 })).toBe(placed);
});
