/** The one list of choices: grouped for people, in the order in which the table gave it. */

import type { Shows } from '../boards/types';
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

/**
 * The choices that deserve a button in the bar: what the board does not offer itself, if it is bare or the only one of
 * its kind.
 */
export function prominent(decisions: Decision[], shows: Shows, most = 4): ActionChoice[] {
  const owed = decisions.filter((decision) => !decision.optional);
  return (owed.length ? owed : decisions).flatMap(({ actions }) => buttonsOf(actions, shows)).slice(0, most);
}

function buttonsOf(actions: ActionChoice[], shows: Shows): ActionChoice[] {
  if (actions.length === 1) return actions;
  const rest = actions.filter((action) => !shows.onBoard(action));
  const alone = ({ kind }: ActionChoice) => actions.filter((other) => other.kind === kind).length === 1;
  return [...rest.filter((action) => !isBare(action) && alone(action)), ...rest.filter(isBare)];
}
