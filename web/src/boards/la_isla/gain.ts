/** What a card gives at its letter, as the server foretells it of whole assignments. */

import type { ActionChoice, Forecast } from '../types.ts';
import type { Plan } from './choosing.ts';
import { LETTERS, type Letter } from './model.ts';

export interface Gain {
  resources: number;
  points: number;
  moves: number;
  /** The marker is mine to choose. */
  any: number;
}

const NOTHING: Gain = { resources: 0, points: 0, moves: 0, any: 0 };

/** The least that any assignment gives which begins like this plan; nothing where nothing is foretold. */
export function gainOf(letter: Letter, plan: Plan, choices: ActionChoice[], forecast: (choice: ActionChoice) => Forecast): Gain | undefined {
  if (letter === 'A') return undefined;
  const gains: Gain[] = [];
  for (const choice of choices) {
    if (choice.kind !== 'assign' || LETTERS.some((each) => plan[each] && choice[each.toLowerCase()] !== plan[each])) continue;
    const told = forecast(choice)[letter.toLowerCase()];
    if (told) gains.push({ ...NOTHING, ...(told as Partial<Gain>) });
  }
  const worth = (gain: Gain) => gain.resources + gain.points + gain.moves + gain.any;
  return gains.sort((one, two) => worth(one) - worth(two))[0];
}
