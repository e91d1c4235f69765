import { expect, it } from 'vitest';
import { isShown, recorded } from '../shared/testing/recorded.ts';
import { readView } from './model.ts';
import { marked, MOTION, NO_MARKS } from './motion.ts';
import game from './testing/game.json';
import { sent } from './testing/sent.ts';

isShown(recorded(game), { read: readView, motion: MOTION, sent });

it('marks what has just changed', () => {
  const placed = marked(NO_MARKS, { key: 'placed', seat: 1, space: 'o3' });
  expect([...placed.spaces]).toEqual(['o3']);
  expect([...marked(placed, { key: 'marker_moved', seat: 1, animal: 'dodo' }).tracks]).toEqual(['dodo']);
  expect(marked(placed, { key: 'drew', seat: 1 })).toBe(placed);
});
