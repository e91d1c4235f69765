/** Walking over a board with the arrow keys. */

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export interface Point {
  x: number;
  y: number;
}

export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key);

/** The nearest place in a direction: straight on first, then the one least to the side; further on by more than `level`. */
export function nearest<Id>(places: Iterable<[Id, Point]>, from: Point, arrow: Arrow, level = 0): Id | null {
  let best: Id | null = null;
  let least = Infinity;
  for (const [id, { x, y }] of places) {
    const right = x - from.x;
    const down = y - from.y;
    const along = { ArrowUp: -down, ArrowDown: down, ArrowLeft: -right, ArrowRight: right }[arrow];
    const aside = Math.abs(arrow === 'ArrowUp' || arrow === 'ArrowDown' ? right : down);
    const cost = along + 2.5 * aside;
    if (along > level && cost < least) [best, least] = [id, cost];
  }
  return best;
}
