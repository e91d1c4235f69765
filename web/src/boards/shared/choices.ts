/** The decision list, as boards read it. */

import type { ActionChoice, Decision, Forecast } from '../types.ts';

export const offered = (decisions: Decision[]): ActionChoice[] => decisions.flatMap((decision) => decision.actions);

/** What the server says is sure to come of a choice. */
export function forecastOf(decisions: Decision[], choice: ActionChoice | null): Forecast {
  const decision = choice && decisions.find(({ seat, actions }) => seat === choice.seat && actions.some((each) => same(each, choice)));
  return decision?.forecasts?.[String(choice?.number)] ?? {};
}

export function same(one: ActionChoice | null, other: ActionChoice | null): boolean {
  return !!one && !!other && one.seat === other.seat && one.number === other.number;
}

/** Sorts choices as a menu lists them: kinds in this order, others last. */
export function inOrder(kinds: string[]): (one: ActionChoice, other: ActionChoice) => number {
  const rank = ({ kind }: ActionChoice) => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);
  return (one, other) => rank(one) - rank(other);
}
