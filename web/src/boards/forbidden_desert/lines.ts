/** The lines that the clues draw over the desert. */

import { PARTS } from './components.ts';
import { clues, placeOf, type Clue, type DesertView } from './model.ts';

export interface Line extends Clue {
  /** Where its part lies is known: the two lines of a part meet there. */
  met: boolean;
  /** Its lane around the row or column, in hundredths of a tile: several in one lie inside each other. */
  lane: { x: number; y: number; width: number; height: number };
  /** Where the signs at its two ends lie, beside those of other parts. */
  ends: { x: number; y: number }[];
}

const LENGTH = 500;
/** Lanes run in the gaps between the tiles, so that they cross no name and no pawn. */
const MARGIN = 1.6;
const STEP = 4.2;
/** Where each part's sign has its place along the edge: beside the row's number or the column's letter. */
const BESIDE = [14, 31, 69, 86];

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
  const all = [...open, ...met];
  return all.map((line, i) => {
    const rank = all.slice(0, i).filter(({ axis, index }) => axis === line.axis && index === line.index).length;
    const inset = MARGIN + rank * STEP;
    const [from, across] = [line.index * 100 + inset, 100 - 2 * inset];
    const [start, along] = [inset - 2 * MARGIN, LENGTH - 2 * inset + 4 * MARGIN];
    const beside = line.index * 100 + (BESIDE[PARTS.indexOf(line.part)] ?? 50);
    return line.axis === 'row'
      ? { ...line, lane: { x: start, y: from, width: along, height: across }, ends: [start, start + along].map((x) => ({ x, y: beside })) }
      : { ...line, lane: { x: from, y: start, width: across, height: along }, ends: [start, start + along].map((y) => ({ x: beside, y })) };
  });
}
