/** Which choices belong to which piece of the board, and what they would change; no rule is decided here. */

import { inOrder } from '../shared/choices.ts';
import type { ActionChoice, Forecast } from '../types.ts';
import type { Place } from './components.ts';
import { cellOf, siteOf, topOf, type TakaraView } from './model.ts';

/** What is taken up: a tool for all its targets, or an adventurer for any. */
export type Source = { of: 'tool'; kind: string } | { of: 'adventurer' };

/** The tools of an adventurer, in the order of the belt. */
export const TOOLS = ['observe', 'dig', 'destroy', 'fight'] as const;

const byOrder = inOrder(['fight', 'destroy', 'observe', 'dig', 'mine', 'study', 'divine', 'buy', 'sell', 'hire', 'imitate']);

const PLACE_OF: Record<string, Place> = {
  rent_sword: 'forge',
  leave_sword: 'forge',
  heal: 'hospital',
  recruit: 'beach',
  leave_recruit: 'beach',
  buy: 'counter',
  sell: 'counter',
  gamble: 'tripot',
  hire: 'port',
  imitate: 'port',
  cash_map: 'axolotl',
  keep_map: 'axolotl',
};

/** Answers to what is in the hand. */
export const IN_HAND = new Set(['turn_up', 'look_on', 'put_back']);

export function sorted(choices: ActionChoice[]): ActionChoice[] {
  return [...choices].sort(byOrder);
}

export function fits(choice: ActionChoice, source: Source): boolean {
  if (source.of === 'tool') return choice.kind === source.kind;
  return 'site' in choice || ['gamble', 'buy', 'sell', 'hire', 'imitate'].includes(choice.kind);
}

/** The cell that a choice is about: the Diviner's first tile, else the first tile of its site. */
export function cellFor(choice: ActionChoice, view: TakaraView): string | null {
  if (!('site' in choice)) return null;
  const site = String(choice.site);
  const depth = 'depth' in choice ? Number(choice.depth) : topOf(siteOf(view, site))?.depth;
  return depth ? cellOf(site, depth) : null;
}

/** All that a press on each cell stands for, with nothing or one tool taken up. */
export function atCells(choices: ActionChoice[], view: TakaraView, source: Source | null): Map<string, ActionChoice[]> {
  const map = new Map<string, ActionChoice[]>();
  for (const choice of sorted(choices)) {
    const cell = cellFor(choice, view);
    if (!cell || (source && !fits(choice, source))) continue;
    map.set(cell, [...(map.get(cell) ?? []), choice]);
  }
  return map;
}

/** All that can be done at each place of the village. */
export function atPlaces(choices: ActionChoice[], source: Source | null): Map<Place, ActionChoice[]> {
  const map = new Map<Place, ActionChoice[]>();
  for (const choice of sorted(choices)) {
    const place = PLACE_OF[choice.kind];
    if (!place || (source && !fits(choice, source))) continue;
    map.set(place, [...(map.get(place) ?? []), choice]);
  }
  return map;
}

/** The specialist whose tile a choice would take from the Port. */
export function hiredBy(choice: ActionChoice): string | null {
  if (choice.kind === 'imitate') return 'imitator';
  return choice.kind === 'hire' ? String(choice.specialist) : null;
}

/** Choices that may take the last tiles of a site away, and how many each. */
const TAKES: Record<string, number> = { dig: 1, destroy: 1, fight: 1, mine: 2 };

/** One more empty site ends the game. */
export const nearEnd = (view: TakaraView) => view.outcome === null && view.empty_sites === view.closing_sites - 1;

/** A choice that may empty the site which ends the game. */
export function couldEnd(choice: ActionChoice, view: TakaraView): boolean {
  const left = siteOf(view, String(choice.site))?.left ?? 0;
  return nearEnd(view) && left > 0 && left <= (TAKES[choice.kind] ?? 0);
}

/** The sentence about the end that comes with one more empty site. */
export const endWarning = (view: TakaraView) => (view.stones_found ? 'board-danger-stone' : 'word-danger');

/** What a choice would change on the board, for showing before the click. */
export interface Consequence {
  /** Tiles that would be looked at, and tiles that would be turned over. */
  seen: ReadonlySet<string>;
  turned: ReadonlySet<string>;
  place: Place | null;
  specialist: string | null;
  /** Karas that would be paid or received for certain, and points. */
  seat: number;
  karas: number;
  xp: number;
  kind: string;
}

export const NOTHING: Consequence = {
  seen: new Set(),
  turned: new Set(),
  place: null,
  specialist: null,
  seat: -1,
  karas: 0,
  xp: 0,
  kind: '',
};

/** What the server foretells of a choice: depths of tiles that are looked at or turned over, Karas and points. */
interface Foretold {
  looks?: number[];
  turns?: number[];
  karas?: number;
  xp?: number;
}

export function consequence(choice: ActionChoice | null, forecast: Forecast): Consequence {
  if (!choice) return NOTHING;
  const { looks = [], turns = [], karas = Number(choice.karas ?? 0), xp = 0 }: Foretold = forecast;
  const cells = (depths: number[]) => new Set(depths.map((depth) => cellOf(String(choice.site), depth)));
  const { kind, seat } = choice;
  return { seen: cells(looks), turned: cells(turns), place: PLACE_OF[kind] ?? null, specialist: hiredBy(choice), seat, karas, xp, kind };
}
