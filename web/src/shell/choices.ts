/** The one list of choices: grouped for people, in the order in which the table gave it. */

import type { ActionChoice, Decision } from '../lib/wire';
import type { TableWords } from '../lib/words';

export interface Choice {
  key: string;
  choice: ActionChoice;
  label: string;
  optional: boolean;
}

export interface Group {
  key: string;
  title: string;
  choices: Choice[];
}

/** A choice with nothing more to say than its kind. */
export const isBare = (choice: ActionChoice) => Object.keys(choice).every((key) => ['seat', 'kind', 'number'].includes(key));

/** A step that shows something new cannot be taken back freely; it looks different. */
export const showsSomething = (choice: ActionChoice) =>
  /^(draw_|reveal|look$|terrascope|take_off|observe$|fight$|mine$|study$|divine$)/.test(choice.kind) ||
  (choice.kind === 'dig' && 'site' in choice);

export const keyOf = (choice: ActionChoice) => `${choice.seat}:${choice.number}`;

export function grouped(decisions: Decision[], words: TableWords, severalSeats: boolean): Group[] {
  const groups = new Map<string, Group>();
  const owed = decisions.filter((decision) => !decision.optional);
  const windows = decisions.filter((decision) => decision.optional);
  for (const decision of [...owed, ...windows]) {
    for (const choice of decision.actions) {
      const key = `${choice.seat}:${choice.kind}`;
      if (!groups.has(key)) {
        const kind = words.kind(choice.kind);
        const title = severalSeats ? [words.seat(choice.seat), kind].filter(Boolean).join(' – ') : kind;
        groups.set(key, { key, title, choices: [] });
      }
      groups.get(key)!.choices.push({ key: keyOf(choice), choice, label: words.action(choice), optional: decision.optional });
    }
  }
  return [...groups.values()];
}

/** A choice of a place or a person is made on the board. */
const PLACES = ['tile', 'cell', 'space', 'site', 'receiver', 'pawn', 'explorer', 'specialist'];
const AT_A_PLACE = /^(gamble|buy|sell)$/; // done at one place of the board, which its kind names
const isPlace = (choice: ActionChoice) => PLACES.some((arg) => arg in choice) || AT_A_PLACE.test(choice.kind);

/** The choices that deserve a button in the bar: bare ones, and the only one of its kind. */
export function prominent(decisions: Decision[], most = 4): ActionChoice[] {
  const owed = decisions.filter((decision) => !decision.optional);
  const found: ActionChoice[] = [];
  for (const decision of owed.length ? owed : decisions) {
    const kinds = new Map<string, number>();
    for (const action of decision.actions) kinds.set(action.kind, (kinds.get(action.kind) ?? 0) + 1);
    const bare = decision.actions.filter((action) => isBare(action) && !isPlace(action));
    const single = decision.actions.filter((action) => !isBare(action) && !isPlace(action) && kinds.get(action.kind) === 1);
    found.push(...(decision.actions.length === 1 ? decision.actions : [...single, ...bare]));
  }
  return found.slice(0, most);
}
