/** From the decision list to what can be pressed: which choices a tile, a card, a pawn or a pile stands for. */

import { inOrder } from '../shared/choices.ts';
import type { ActionChoice } from '../types.ts';
import { members, type IslandView } from './model.ts';

/** A piece taken up first; its choices then wait on their targets. */
export type Source = { of: 'card'; seat: number; card: string } | { of: 'pawn'; pawn: number };

/** Choices that a press on their tile may carry out without taking anything up first. */
const AT_ONCE = new Set([
  'move',
  'swim',
  'land',
  'capture',
  'shore_up',
  'shore_up_two',
  'fly',
  'board',
  'done',
]);

/** The order of a menu: the cheap and usual first, cards last. */
const byOrder = inOrder([
  'move',
  'swim',
  'land',
  'capture',
  'shore_up',
  'shore_up_two',
  'fly',
  'navigate',
  'give',
  'sandbags',
  'helicopter',
  'board',
  'done',
  'take_off',
]);

/** The tiles that a choice is about. */
export function tilesOf(choice: ActionChoice, view: IslandView): string[] {
  const tile = (seat: unknown): string[] => {
    const found = view.seats[Number(seat)]?.tile;
    return found ? [found] : [];
  };
  switch (choice.kind) {
    case 'shore_up_two':
      return [String(choice.tile), String(choice.second)];
    case 'give':
      return tile(choice.receiver);
    case 'board':
      return tile(choice.pawn);
    case 'capture':
    case 'take_off':
      return tile(choice.seat);
    case 'done':
      return tile(passengers(view)[0]);
    default:
      return typeof choice.tile === 'string' ? [choice.tile] : [];
  }
}

/** The card in a hand that a choice spends or gives. */
export function cardOf(choice: ActionChoice): { seat: number; card: string } | null {
  const { seat } = choice;
  switch (choice.kind) {
    case 'give':
    case 'discard':
      return { seat, card: String(choice.card) };
    case 'capture':
      return { seat, card: String(choice.treasure) };
    case 'sandbags':
      return { seat, card: 'sandbags' };
    case 'helicopter':
    case 'take_off':
      return { seat, card: 'helicopter_lift' };
    default:
      return null;
  }
}

/** Pawns already aboard while a flight is being put together. */
export function passengers(view: IslandView): number[] {
  const [name, , aboard] = view.step ?? [''];
  return name === 'choose_passengers' || name === 'choose_landing' ? members(aboard ?? 0) : [];
}

/** The tile that a flight leaves from, while it is being put together. */
export function departure(view: IslandView): string | null {
  const [name, , aboard, waiting] = view.step ?? [''];
  if (name !== 'choose_passengers' && name !== 'choose_landing') return null;
  const first = members((aboard ?? 0) | (name === 'choose_passengers' ? (waiting ?? 0) : 0))[0];
  return first === undefined ? null : (view.seats[first]?.tile ?? null);
}

/** The choices of a card, a discard among them. */
export function ofCard(choices: ActionChoice[], seat: number, card: string): ActionChoice[] {
  return choices.filter((choice) => {
    const from = cardOf(choice);
    return from?.seat === seat && from.card === card;
  });
}

function fits(choice: ActionChoice, source: Source): boolean {
  if (source.of === 'pawn') return choice.kind === 'navigate' && choice.pawn === source.pawn;
  const from = cardOf(choice);
  return choice.kind !== 'discard' && from?.seat === source.seat && from.card === source.card;
}

export interface AtTile {
  /** What a press on the tile stands for. */
  direct: ActionChoice[];
  /** What else concerns the tile; listed when its menu is open. */
  more: ActionChoice[];
}

/** All that can be chosen at each tile, with nothing or one piece taken up. */
export function atTiles(
  choices: ActionChoice[],
  view: IslandView,
  source: Source | null,
): Map<string, AtTile> {
  const map = new Map<string, AtTile>();
  for (const choice of choices) {
    if (source && !fits(choice, source)) continue;
    const direct = source !== null || AT_ONCE.has(choice.kind);
    for (const tile of tilesOf(choice, view)) {
      const entry = map.get(tile) ?? { direct: [], more: [] };
      (direct ? entry.direct : entry.more).push(choice);
      map.set(tile, entry);
    }
  }
  for (const entry of map.values()) {
    entry.direct.sort(byOrder);
    entry.more.sort(byOrder);
  }
  return map;
}

/** What a choice would change on the board, for showing before the click. */
export interface Consequence {
  pawns: { seat: number; tile: string }[];
  dry: string[];
  tiles: string[];
  card: { seat: number; card: string } | null;
  receiver: number | null;
  treasure: string | null;
  pile: 'treasure' | 'flood' | null;
}

export const NOTHING: Consequence = {
  pawns: [],
  dry: [],
  tiles: [],
  card: null,
  receiver: null,
  treasure: null,
  pile: null,
};

export function consequence(choice: ActionChoice | null, view: IslandView): Consequence {
  if (!choice) return NOTHING;
  const tiles = tilesOf(choice, view);
  const to = tiles[0] ?? '';
  const result: Consequence = { ...NOTHING, tiles, card: cardOf(choice) };
  switch (choice.kind) {
    case 'move':
    case 'fly':
    case 'swim':
      return { ...result, pawns: [{ seat: choice.seat, tile: to }] };
    case 'navigate':
      return { ...result, pawns: [{ seat: Number(choice.pawn), tile: to }] };
    case 'land':
      return { ...result, pawns: passengers(view).map((seat) => ({ seat, tile: to })) };
    case 'shore_up':
    case 'shore_up_two':
    case 'sandbags':
      return { ...result, dry: tiles };
    case 'give':
      return { ...result, receiver: Number(choice.receiver) };
    case 'capture':
      return { ...result, treasure: String(choice.treasure) };
    case 'draw_treasure':
      return { ...result, pile: 'treasure' };
    case 'draw_flood':
      return { ...result, pile: 'flood' };
    default:
      return result;
  }
}
