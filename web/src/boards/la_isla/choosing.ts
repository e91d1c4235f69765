/** From the decision list to what can be pressed: which choices a space, a cube, a slot, a track or a card stands for. */

import type { ActionChoice } from '../types.ts';
import { LETTERS, type Letter } from './model.ts';

/** What is taken up first: a card of the hand, or a resource that is to be exchanged. */
export type Source = { of: 'card'; card: string } | { of: 'cube'; resource: string };

/** Which card of mine is meant for which letter, while I still think. */
export type Plan = Partial<Record<Letter, string>>;

/** The choices that wait on spaces: to place there, or to leave from there. */
export function onSpaces(choices: ActionChoice[]): Map<string, ActionChoice> {
  const found = new Map<string, ActionChoice>();
  for (const choice of choices) {
    if (choice.kind === 'place' || choice.kind === 'move_from') found.set(String(choice.space), choice);
  }
  return found;
}

/** What pressing a cube of the supply takes: simply, or in exchange for the one given. */
export function takes(choices: ActionChoice[], given: string | null): Map<string, ActionChoice> {
  const found = new Map<string, ActionChoice>();
  for (const choice of choices) {
    if (choice.kind === 'take') found.set(String(choice.resource), choice);
    if (choice.kind === 'exchange' && choice.give === given) found.set(String(choice.take), choice);
  }
  return found;
}

/** The resources that I can give away in exchange. */
export const gives = (choices: ActionChoice[]): Set<string> =>
  new Set(choices.filter(({ kind }) => kind === 'exchange').map(({ give }) => String(give)));

export const onSlot = (choices: ActionChoice[], slot: number): ActionChoice | undefined =>
  choices.find(({ kind, slot: each }) => (kind === 'put' || kind === 'cover') && each === slot + 1);

export const onTrack = (choices: ActionChoice[], animal: string): ActionChoice | undefined =>
  choices.find((choice) => choice.kind === 'advance' && choice.animal === animal);

export const payments = (choices: ActionChoice[]): ActionChoice[] => choices.filter(({ kind }) => kind.startsWith('pay_'));

/** The colours that a payment hands over. */
export const coloursOf = (choice: ActionChoice): string[] =>
  (choice.kind === 'pay_one' ? [choice.resource] : [choice.first, choice.second]).map(String);

/** The answers that no piece stands for. */
export const answers = (choices: ActionChoice[]): ActionChoice[] =>
  choices.filter(({ kind }) => kind === 'no_exchange' || kind === 'leave_markers');

// -- the cards of a round -----------------------------------------------------------------------------------------

/** A plan after a card was put at a letter: two cards that meet there change places. */
export function planned(plan: Plan, card: string, letter: Letter): Plan {
  const from = LETTERS.find((each) => plan[each] === card);
  const there = plan[letter];
  const next: Plan = { ...plan };
  if (from) delete next[from];
  if (from && there && there !== card) next[from] = there;
  return { ...next, [letter]: card };
}

export function unplanned(plan: Plan, card: string): Plan {
  return Object.fromEntries(Object.entries(plan).filter(([, each]) => each !== card));
}

/** The assignment that a whole plan stands for. */
export function assignment(choices: ActionChoice[], plan: Plan): ActionChoice | undefined {
  return choices.find(({ kind, a, b, d }) => kind === 'assign' && a === plan.A && b === plan.B && d === plan.D);
}
