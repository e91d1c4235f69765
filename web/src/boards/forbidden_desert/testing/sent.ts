/** A view as the server sent it: without what only the board knows. */

import type { DesertView } from '../model.ts';

export function sent({ last: _last, ...view }: DesertView): unknown {
  const tiles = view.desert.tiles
    .toSorted((one, other) => one.row - other.row || one.column - other.column)
    .map(({ key: _key, ...tile }) => tile);
  return { ...view, desert: { ...view.desert, tiles } };
}
