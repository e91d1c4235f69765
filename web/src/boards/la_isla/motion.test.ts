import { describe, expect, it } from 'vitest';
import { isTold, recorded } from '../shared/testing/recorded.ts';
import type { GameEvent } from '../types.ts';
import { readView, type TableView } from './model.ts';
import { marked, MOTION, NO_MARKS } from './motion.ts';
import game from './testing/game.json';

const played = recorded(game, readView);

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

isTold(played, MOTION, told);

it('marks what has just changed', () => {
  const placed = marked(NO_MARKS, { key: 'placed', seat: 1, space: 'o3' });
  expect([...placed.spaces]).toEqual(['o3']);
  expect([...marked(placed, { key: 'marker_moved', seat: 1, animal: 'dodo' }).tracks]).toEqual(['dodo']);
  expect(marked(placed, { key: 'drew', seat: 1 })).toBe(placed);
});
