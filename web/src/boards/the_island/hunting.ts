/** Where the creatures of the sea could be after one move: only drawn, never decided by the page (TI-K4 to K6). */

import tables from './tables.json';
import { boatAt, explorersAt, terrainOf, type CreatureKind, type TableView } from './model.ts';

export type Prey = 'swimmer' | 'boat';

/** Whom each creature takes. */
const TAKES: Record<CreatureKind, ReadonlySet<Prey>> = {
  sea_serpent: new Set(['swimmer', 'boat']),
  shark: new Set(['swimmer']),
  whale: new Set(['boat']),
};

const AROUND = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;

const reached = new WeakMap<TableView, Map<string, Set<CreatureKind>>>();

/** The kinds of creature that could come to a space with their next move, and would take this prey there. */
export function hunters(view: TableView, space: string, prey: Prey): CreatureKind[] {
  let found = reached.get(view);
  if (!found) reached.set(view, (found = reach(view)));
  return [...(found.get(space) ?? [])].filter((creature) => TAKES[creature].has(prey));
}

function reach(view: TableView): Map<string, Set<CreatureKind>> {
  const names = new Map(view.spaces.map(([name, q, r]) => [`${q},${r}`, name]));
  const places = new Map(view.spaces.map(([name, q, r]) => [name, [q, r] as const]));
  const found = new Map<string, Set<CreatureKind>>();
  for (const { creature, space } of view.creatures) {
    const met = new Set([space]);
    let edge = [space];
    for (let step = 0; step < tables.creatures[creature]; step++) {
      const further: string[] = [];
      for (const from of edge) {
        const [q, r] = places.get(from) ?? [0, 0];
        for (const [dq, dr] of AROUND) {
          const there = names.get(`${q + dq},${r + dr}`);
          if (!there || met.has(there) || terrainOf(view, there)) continue;
          met.add(there);
          if (!stops(view, creature, there)) further.push(there);
        }
      }
      edge = further;
    }
    for (const each of met) found.set(each, (found.get(each) ?? new Set()).add(creature));
  }
  return found;
}

/** A shark stops at swimmers, a whale at a boat with somebody in it. */
function stops(view: TableView, creature: CreatureKind, space: string): boolean {
  if (creature === 'shark') return explorersAt(view, space).length > 0;
  return creature === 'whale' && (boatAt(view, space)?.passengers.length ?? 0) > 0;
}
