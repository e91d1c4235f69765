import { expect, it } from 'vitest';
import { recorded } from '../shared/testing/recorded.ts';
import { WINDS } from './components.ts';
import { readView } from './model.ts';
import game from './testing/game.json';
import { movedBy } from './winds.ts';

it('says of every wind of a recorded game what it then did', () => {
  const { start, steps } = recorded(game);
  let before = start;
  let asked = 0;
  steps.forEach(({ event, view }, i) => {
    const card = String(event.storm ?? '');
    if (event.key === 'drew_storm' && WINDS[card]) {
      const after = steps.slice(i + 1);
      const end = after.findIndex(({ event: { key } }) => key === 'drew_storm' || key === 'turn_began' || key === 'respite');
      const moved = after.slice(0, end < 0 ? undefined : end).flatMap(({ event: each }) => (each.key === 'shifted' ? [each.from] : []));
      expect(movedBy(readView(before), card), card).toEqual(moved);
      asked += 1;
    }
    before = view;
  });
  expect(asked).toBeGreaterThan(20);
});
