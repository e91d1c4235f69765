/** Which choices the board offers itself. */

import { shows } from '../shared/shows.ts';

export const SHOWS = shows({
  args: ['site', 'specialist'],
  kinds: ['gamble', 'buy', 'sell'],
  // The die cannot be rolled back either.
  oneWay: ['observe', 'dig', 'fight', 'mine', 'study', 'divine', 'turn_up', 'look_on'],
});
