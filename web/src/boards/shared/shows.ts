/** Saying which choices a board offers at its own pieces, and which show something new. */

import type { ActionChoice, Json, Shows, Standing } from '../types.ts';

interface Declared {
  /** Arguments that name a place or a piece of the board. */
  args: string[];
  /** Kinds that are done at one place of the board, which needs no naming. */
  kinds?: string[];
  /** Kinds that show something new. */
  oneWay?: string[];
  /** Kinds that leave something undone. */
  idle?: string[];
  /** How a seat stands, from what the view tells of it. */
  standing?(own: { [key: string]: Json }): Standing[];
}

export function shows({ args, kinds = [], oneWay = [], idle = [], standing }: Declared): Shows {
  return {
    onBoard: (choice: ActionChoice) => kinds.includes(choice.kind) || args.some((arg) => arg in choice),
    oneWay: (choice: ActionChoice) => oneWay.includes(choice.kind),
    idle: (choice: ActionChoice) => idle.includes(choice.kind),
    standing(view, seat) {
      const own = Array.isArray(view.seats) ? view.seats[seat] : null;
      return standing && own && typeof own === 'object' && !Array.isArray(own) ? standing(own) : [];
    },
  };
}
