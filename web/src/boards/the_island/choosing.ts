/** From the decision list to what can be pressed: which choices a space, an isle, a piece or a tile stands for. */

import { inOrder } from '../shared/choices.ts';
import type { ActionChoice } from '../types.ts';
import { EXPLORERS } from './components.ts';
import type { Prey } from './hunting.ts';
import { boatAt, CREATURES, explorerOf, explorersAt, isleOf, nameOfSpace, type TableView } from './model.ts';

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

/** What each space or isle stands for, with nothing or with one piece taken up; an isle is landed on at once. */
export function targets(choices: ActionChoice[], view: TableView, source: Source | null): Map<string, ActionChoice[]> {
  const found = new Map<string, ActionChoice[]>();
  for (const choice of choices) {
    const from = sourceOf(choice);
    if (source ? !sameSource(from, source) : from && choice.kind !== 'land') continue;
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

/** What a choice does to the chooser's own pieces in sight: a creature sent to them, or the ground sunk under them. */
export type Harm = 'swimmer' | 'boat' | 'capsize' | 'falls';

export function harmOf(choice: ActionChoice, view: TableView): Harm | null {
  const space = String(choice.space);
  const own = explorersAt(view, space).some(({ seat }) => seat === choice.seat);
  if (choice.kind === 'remove') return own ? 'falls' : null;
  const [step, number = 0] = view.step ?? [''];
  if (choice.kind !== 'move_to' || step !== 'move_creature') return null;
  const creature = CREATURES[number];
  const aboard = boatAt(view, space)?.passengers.some((each) => explorerOf(view, each)?.seat === choice.seat);
  if (aboard && creature !== 'shark') return creature === 'whale' ? 'capsize' : 'boat';
  return own && creature !== 'whale' ? 'swimmer' : null;
}

/** What somebody becomes who makes this choice: prey of other creatures in the water than in a boat. */
export function preyOf(choice: ActionChoice, view: TableView): Prey | null {
  if (choice.kind === 'swim' || choice.kind === 'dive' || choice.kind === 'jump') return 'swimmer';
  if (choice.kind === 'sail' || choice.kind === 'board') return 'boat';
  if (choice.kind !== 'move_to') return null;
  return view.step?.[0] === 'ride_dolphin' ? 'swimmer' : view.step?.[0] === 'sail_before_wind' ? 'boat' : null;
}

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
  if (name === 'ride_dolphin') return view.explorers.find((each) => each.explorer === EXPLORERS[first])?.at ?? null;
  if (name === 'sail_before_wind') return nameOfSpace(view, first);
  return name === 'move_creature' || name === 'set_creature_down' ? nameOfSpace(view, second) : null;
}
