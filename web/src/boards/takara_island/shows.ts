/** Which choices the board offers itself. */

import { shows } from '../shared/shows.ts';
import tables from './tables.json';

export const SHOWS = shows({
  args: ['site', 'specialist'],
  kinds: ['gamble', 'buy', 'sell'],
  oneWay: tables.one_way,
});
