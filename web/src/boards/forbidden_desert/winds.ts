/** What a wind card would do to the desert as it lies now, for whoever asks before it is drawn. */

import { WINDS } from './components.ts';
import { placeOf, type DesertView } from './model.ts';

const TOWARDS = { n: [-1, 0], s: [1, 0], e: [0, 1], w: [0, -1] } as const;

/** The cells whose tiles would move, in their order; each gets one sand marker (FD-D4, FD-D5). */
export function movedBy(view: DesertView, card: string): string[] {
  const wind = WINDS[card];
  if (!wind) return [];
  const [down, right] = TOWARDS[wind.way];
  const { row, column } = placeOf(view.desert.hole);
  const cells: string[] = [];
  for (let step = 1; step <= wind.squares; step += 1) {
    const [y, x] = [row - step * down, column - step * right];
    if (y < 0 || x < 0 || y >= view.desert.height || x >= view.desert.width) break;
    cells.push(`${String.fromCharCode('a'.charCodeAt(0) + x)}${y + 1}`);
  }
  return cells;
}
