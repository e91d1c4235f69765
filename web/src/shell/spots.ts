/** Where on a board an action is about: the places that boards name in `data-spot`. */

import type { ActionChoice } from '../lib/wire';

/** Arguments of actions, and what the spots of such things begin with; the first that a board has counts. */
const KINDS: [string, string][] = [
  ['space', 'space'],
  ['tile', 'tile'],
  ['cell', 'tile'],
  ['site', 'site'],
  ['animal', 'track'],
  ['resource', 'supply'],
  ['receiver', 'seat'],
  ['pawn', 'seat'],
];

/** The spots that a step could be shown at, the best first. */
export function spotsOf(step: ActionChoice): string[] {
  const found = KINDS.filter(([name]) => step[name] !== undefined).map(([name, kind]) => `${kind}-${step[name]}`);
  if (step.slot !== undefined) found.unshift(`slot-${step.seat}-${step.slot}`);
  if (step.specialist !== undefined) found.unshift('place-port');
  return found;
}
