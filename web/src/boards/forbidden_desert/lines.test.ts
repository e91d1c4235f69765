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
