/** From the decision list to what can be pressed: which choices a tile, a card, a canteen, a pawn or a pile stands for. */

import { inOrder } from '../shared/choices.ts';
import type { ActionChoice, Forecast } from '../types.ts';
import { EQUIPMENT } from './components.ts';
import type { DesertView } from './model.ts';

/** A piece taken up first; its choices then wait on their targets. */
export type Source = { of: 'equipment'; seat: number; card: string } | { of: 'water'; seat: number };

/** Choices that a press on their tile may carry out without taking anything up first, the usual ones first. */
const AT_ONCE = [
  'move',
  'move_with',
  'step',
  'step_with',
  'land',
  'alone',
  'passenger',
  'reveal',
  'pick_up',
  'take_water',
  'dig',
];

/** The order of a menu: what costs an action, then what is free. */
const byOrder = inOrder([...AT_ONCE, 'navigate', 'dune_blaster', 'terrascope', 'give', 'hand_over']);

/** The cell that a choice is about, if it is about one. */
export function cellOf(choice: ActionChoice, view: DesertView): string | null {
  const under = (seat: unknown): string | null => view.seats[Number(seat)]?.cell ?? null;
  switch (choice.kind) {
    case 'give':
    case 'hand_over':
      return under(choice.receiver);
    case 'navigate':
    case 'passenger':
      return under(choice.pawn);
    case 'reveal':
    case 'pick_up':
    case 'take_water':
    case 'alone':
      return under(choice.seat);
    default:
      return typeof choice.cell === 'string' ? choice.cell : null;
  }
}

/** The equipment card in a hand that a choice plays or passes on. */
export function cardOf(choice: ActionChoice): { seat: number; card: string } | null {
  if (choice.kind === 'hand_over') return { seat: choice.seat, card: String(choice.equipment) };
  return EQUIPMENT.includes(choice.kind) ? { seat: choice.seat, card: choice.kind } : null;
}

export function ofCard(choices: ActionChoice[], seat: number, card: string): ActionChoice[] {
  return choices.filter((choice) => {
    const from = cardOf(choice);
    return from?.seat === seat && from.card === card;
  });
}

/** Gifts of water that a seat can make, or could be made. */
export function gifts(choices: ActionChoice[], who: { giver?: number; receiver?: number }): ActionChoice[] {
  return choices.filter(
    ({ kind, seat, receiver }) =>
      kind === 'give' &&
      (who.giver === undefined || who.giver === seat) &&
      (who.receiver === undefined || who.receiver === receiver),
  );
}

export function fits(choice: ActionChoice, source: Source): boolean {
  if (source.of === 'water') return choice.kind === 'give' && choice.seat === source.seat;
  const from = cardOf(choice);
  return from?.seat === source.seat && from.card === source.card;
}

export interface AtTile {
  /** What a press on the tile stands for. */
  direct: ActionChoice[];
  /** What else concerns the tile; listed when its menu is open. */
  more: ActionChoice[];
}

/** All that can be chosen at each cell, with nothing or one piece taken up. */
export function atTiles(choices: ActionChoice[], view: DesertView, source: Source | null): Map<string, AtTile> {
  const map = new Map<string, AtTile>();
  for (const choice of choices) {
    if (source && !fits(choice, source)) continue;
    const cell = cellOf(choice, view);
    if (!cell) continue;
    const entry = map.get(cell) ?? { direct: [], more: [] };
    (source || AT_ONCE.includes(choice.kind) ? entry.direct : entry.more).push(choice);
    map.set(cell, entry);
  }
  for (const entry of map.values()) {
    entry.direct.sort(byOrder);
    entry.more.sort(byOrder);
  }
  return map;
}

/** The pawns that are on their way: guided, or about to fly. */
export function underway(view: DesertView): number[] {
  const [name, first = -1, second = -1] = view.step ?? [''];
  if (name === 'navigate' || name === 'choose_passenger') return [first];
  return name === 'choose_landing' ? [first, second].filter((seat) => seat >= 0) : [];
}

/** What a choice would change on the board, for showing before the click. */
export interface Consequence {
  pawns: { seat: number; cell: string }[];
  /** The tile whose sand would go, and how much of it. */
  cleared: { cell: string; count: number } | null;
  /** A tile that would be looked at. */
  seen: string | null;
  cell: string | null;
  card: { seat: number; card: string } | null;
  receiver: number | null;
  /** Portions of water that seats would have more or fewer. */
  water: Record<number, number>;
  part: string | null;
  pile: 'storm' | null;
  storm: string | null;
}

export const NOTHING: Consequence = {
  pawns: [],
  cleared: null,
  seen: null,
  cell: null,
  card: null,
  receiver: null,
  water: {},
  part: null,
  pile: null,
  storm: null,
};

const ABOUT_THE_STORM = new Set(['look', 'reduce', 'draw_storm', 'end_step', 'end_turn']);

export function consequence(choice: ActionChoice | null, view: DesertView, forecast: Forecast): Consequence {
  if (!choice) return NOTHING;
  const cell = cellOf(choice, view);
  const result: Consequence = { ...NOTHING, cell, card: cardOf(choice) };
  const to = cell ?? '';
  const go = (...seats: number[]) => seats.map((seat) => ({ seat, cell: to }));
  switch (choice.kind) {
    case 'move':
      return { ...result, pawns: go(choice.seat) };
    case 'move_with':
      return { ...result, pawns: go(choice.seat, Number(choice.pawn)) };
    case 'step':
    case 'land':
      return { ...result, pawns: go(...underway(view)) };
    case 'step_with':
      return { ...result, pawns: go(...underway(view), Number(choice.pawn)) };
    case 'dig':
    case 'dune_blaster':
      return { ...result, cleared: { cell: to, count: Number(forecast.cleared ?? 0) } };
    case 'reveal':
    case 'terrascope':
      return { ...result, seen: to };
    case 'give': {
      const amount = Number(choice.amount);
      const receiver = Number(choice.receiver);
      return { ...result, receiver, water: { [choice.seat]: -amount, [receiver]: amount } };
    }
    case 'hand_over':
      return { ...result, receiver: Number(choice.receiver) };
    case 'pick_up':
      return { ...result, part: String(choice.part) };
    case 'under':
    case 'next':
      return { ...result, storm: String(choice.storm) };
    default:
      return ABOUT_THE_STORM.has(choice.kind) ? { ...result, pile: 'storm' } : result;
  }
}
