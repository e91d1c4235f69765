/** From the decision list to what can be pressed: which choices a space, an isle, a piece or a tile stands for. */

import { inOrder } from '../shared/choices.ts';
import type { ActionChoice } from '../types.ts';
import { COLOURS } from './components.ts';
import { boatAt, creaturesAt, explorerOf, isleOf, nameOfSpace, type CreatureKind, type TableView } from './model.ts';

/** A piece taken up first; its choices then wait on their targets. */
export type Source = { of: 'explorer'; explorer: string } | { of: 'boat'; space: string };

const EXPLORER_MOVES = new Set(['walk', 'dive', 'swim', 'board', 'jump', 'land']);

/** The order of a menu. */
const byOrder = inOrder(['land', 'board', 'walk', 'swim', 'dive', 'jump', 'sail']);

/** The piece that a choice moves, if one has to be taken up for it. */
export function sourceOf(choice: ActionChoice): Source | null {
  if (EXPLORER_MOVES.has(choice.kind)) return { of: 'explorer', explorer: String(choice.explorer) };
  return choice.kind === 'sail' ? { of: 'boat', space: String(choice.boat) } : null;
}

export function sameSource(one: Source | null, other: Source | null): boolean {
  if (one?.of === 'explorer') return other?.of === 'explorer' && one.explorer === other.explorer;
  return one?.of === 'boat' && other?.of === 'boat' && one.space === other.space;
}

/** Where a piece is now. */
export const placeOf = (view: TableView, source: Source): string | null =>
  source.of === 'boat' ? source.space : (explorerOf(view, source.explorer)?.at ?? null);

/** The space or isle on which a choice is made. */
export function targetOf(choice: ActionChoice, view: TableView): string | null {
  switch (choice.kind) {
    case 'land': {
      const at = explorerOf(view, String(choice.explorer))?.at;
      return at ? isleOf(view, at) : null;
    }
    case 'jump':
    case 'pick_swimmer':
    case 'take_aboard':
      return explorerOf(view, String(choice.explorer))?.at ?? null;
    default:
      return typeof choice.space === 'string' ? choice.space : null;
  }
}

/** What each space or isle stands for, with nothing or with one piece taken up. */
export function targets(choices: ActionChoice[], view: TableView, source: Source | null): Map<string, ActionChoice[]> {
  const found = new Map<string, ActionChoice[]>();
  for (const choice of choices) {
    const from = sourceOf(choice);
    if (source ? !sameSource(from, source) : from) continue;
    const at = targetOf(choice, view);
    if (at) found.set(at, [...(found.get(at) ?? []), choice]);
  }
  for (const each of found.values()) each.sort(byOrder);
  return found;
}

/** The pieces that can be taken up, by where they are. */
export function movable(choices: ActionChoice[], view: TableView): Map<string, Source[]> {
  const found = new Map<string, Source[]>();
  for (const choice of choices) {
    const source = sourceOf(choice);
    const at = source && placeOf(view, source);
    if (!source || !at) continue;
    const here = found.get(at) ?? [];
    if (!here.some((each) => sameSource(each, source))) found.set(at, [...here, source]);
  }
  return found;
}

/** The choices that play a tile of a hand. */
export const ofTile = (choices: ActionChoice[], seat: number, tile: string | null, terrain: string): ActionChoice[] =>
  choices.filter(
    (choice) =>
      (choice.kind === 'play_tile' || choice.kind === 'defend') &&
      choice.seat === seat &&
      choice.tile === tile &&
      choice.terrain === terrain,
  );

/** A way over the chart that a choice stands for, to be shown before the press. */
export interface Way {
  from: string | null;
  to: string;
  explorer?: string;
}

export function wayOf(choice: ActionChoice | null, view: TableView): Way | null {
  if (!choice) return null;
  const to = targetOf(choice, view);
  if (!to) return null;
  const source = sourceOf(choice);
  const explorer = typeof choice.explorer === 'string' ? { explorer: choice.explorer } : {};
  if (choice.kind === 'move_to') return { from: moving(view), to };
  return { from: source ? placeOf(view, source) : null, to, ...explorer };
}

/** The piece that a half-made choice is about: the swimmer on the dolphin, the boat in the wind, the creature. */
function moving(view: TableView): string | null {
  const [name, first = -1, second = -1] = view.step ?? [''];
  if (name === 'ride_dolphin') return view.explorers.find((each) => each.explorer === explorerNumber(first))?.at ?? null;
  if (name === 'sail_before_wind') return nameOfSpace(view, first);
  return name === 'move_creature' || name === 'set_creature_down' ? nameOfSpace(view, second) : null;
}

/** Explorers are numbered by colour, ten each. */
function explorerNumber(number: number): string {
  const colour = COLOURS[Math.floor(number / 10)] ?? '';
  return `${colour}_${String((number % 10) + 1).padStart(2, '0')}`;
}

/** A danger that is in sight on the chart: whoever goes there meets it. */
export function peril(choice: ActionChoice, view: TableView): CreatureKind | null {
  const to = targetOf(choice, view);
  if (!to) return null;
  const here = creaturesAt(view, to).map(({ creature }) => creature);
  const meets = (...kinds: CreatureKind[]) => kinds.find((kind) => here.includes(kind)) ?? null;
  switch (choice.kind) {
    case 'dive':
    case 'swim':
    case 'jump':
      return meets('sea_serpent', 'shark');
    case 'board':
      return meets('sea_serpent', 'whale');
    case 'sail':
      return boatAt(view, String(choice.boat))?.passengers.length ? meets('sea_serpent', 'whale') : null;
    case 'move_to':
      if (view.step?.[0] === 'ride_dolphin') return meets('sea_serpent', 'shark');
      return view.step?.[0] === 'sail_before_wind' ? meets('sea_serpent', 'whale') : null;
    default:
      return null;
  }
}
