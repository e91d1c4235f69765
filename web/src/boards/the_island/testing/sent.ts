/** A view as the server sent it: without what only the board knows. */

import type { TableView } from '../model.ts';

export function sent({ opened: _opened, turned: _turned, ...view }: TableView): unknown {
  return {
    ...view,
    boats: view.boats.map(({ id: _id, ...boat }) => boat),
    creatures: view.creatures.map(({ id: _id, ...creature }) => creature),
  };
}
