/** The lines that the clues draw over the desert. */

import { PARTS } from './components.ts';
import { clues, placeOf, type Clue, type DesertView } from './model.ts';

export interface Line extends Clue {
  /** Where its part lies is known: the two lines of a part meet there. */
  met: boolean;
  /** How far from the edge, in hundredths of a tile; lines in one row or column lie beside each other. */
  at: number;
}

/** The lines of parts that were just placed, and of all clues that still lack the other one. */
export function linesOf(view: DesertView, meets: readonly { part: string; cell: string }[]): Line[] {
  const places = new Map(meets.map(({ part, cell }) => [part, cell]));
  const met = [...places].flatMap(([part, cell]) => {
    const { row, column } = placeOf(cell);
    return [
      { part, axis: 'row' as const, index: row, cell, met: true },
      { part, axis: 'col' as const, index: column, cell, met: true },
    ];
  });
  const open = clues(view)
    .filter(({ part }) => view.parts[part]?.state === 'hidden' && !places.has(part))
    .map((line) => ({ ...line, met: false }));
  return [...open, ...met].map((line) => {
    const place = PARTS.indexOf(line.part);
    return { ...line, at: line.index * 100 + 50 + (place - 1.5) * 9 };
  });
}
