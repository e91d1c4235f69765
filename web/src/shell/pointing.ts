/** What somebody is about to do: the kinds of choices behind the thing that they point at. */

import type { Decision } from '../lib/wire';
import { spotsOf } from './spots';

/** A button says its `data-kind`; a lit thing of a board stands for the choices about its spot, or its site's. */
export function kindsAt(thing: Element, decisions: readonly Decision[]): string[] {
  const named = thing.closest<HTMLElement>('[data-kind]')?.dataset.kind;
  if (named) return [named];
  const spot = thing.closest<HTMLElement>('[data-lit]')?.closest<HTMLElement>('[data-spot]')?.dataset.spot;
  if (!spot) return [];
  const site = /^tile-(\w+):\d+$/.exec(spot)?.[1];
  const places = site ? [spot, `site-${site}`] : [spot];
  const meant = decisions.flatMap((each) => each.actions).filter((choice) => spotsOf(choice).some((each) => places.includes(each)));
  return [...new Set(meant.map((choice) => choice.kind))];
}
