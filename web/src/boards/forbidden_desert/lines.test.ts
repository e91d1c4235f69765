import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { readView, type DesertView } from './model.ts';
import game from './testing/game.json';

/** The first tiles turned up as these clues, nothing of their part known yet. */
function withClues(...faces: string[]): DesertView {
  const view = readView(game.start);
  const tiles = view.desert.tiles.map((tile, i) => ({ ...tile, face: faces[i] ?? null, revealed: i < faces.length }));
  return { ...view, desert: { ...view.desert, tiles } };
}

const keys = (view: DesertView, meets: { part: string; cell: string }[]) =>
  linesOf(view, meets).map(({ part, axis, met }) => `${part} ${axis} ${met ? 'met' : 'open'}`);

it('draws a line for a clue that lacks the other one', () => {
  expect(keys(withClues('clue_gearbox_row'), [])).toEqual(['gearbox row open']);
});

it('draws the two lines of a part that was just placed, and no third, though the board still thinks it hidden', () => {
  const view = withClues('clue_gearbox_row', 'clue_gearbox_col', 'clue_crystal_row');
  expect(keys(view, [{ part: 'gearbox', cell: 'e5' }])).toEqual(['crystal row open', 'gearbox row met', 'gearbox col met']);
});

it('follows a part that was placed twice before anybody could look: first in the eye, then on a tile', () => {
  const twice = [
    { part: 'gearbox', cell: 'e5' },
    { part: 'gearbox', cell: 'e4' },
  ];
  expect(keys(withClues(), twice)).toEqual(['gearbox row met', 'gearbox col met']);
  expect(linesOf(withClues(), twice).map(({ cell }) => cell)).toEqual(['e4', 'e4']);
});

it('leads every lane along the gaps: never through the middle of a tile', () => {
  const lanes = linesOf(withClues('clue_gearbox_row', 'clue_crystal_row', 'clue_propeller_row', 'clue_navigation_col'), []);
  for (const { axis, index, lane } of lanes) {
    const [from, across] = axis === 'row' ? [lane.y, lane.height] : [lane.x, lane.width];
    for (const edge of [from, from + across]) expect(Math.abs(edge - Math.round(edge / 100) * 100)).toBeLessThan(12);
    expect([Math.round(from / 100), Math.round((from + across) / 100)]).toEqual([index, index + 1]);
  }
  expect(new Set(lanes.map(({ lane }) => lane.y)).size).toBe(lanes.length);
});
