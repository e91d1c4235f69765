/** Which choices the board offers itself. */

import points from 'icon:trophy-cup';
import karas from 'icon:two-coins';
import { shows } from '../shared/shows.ts';
import tables from './tables.json';

export const SHOWS = shows({
  args: ['site', 'specialist'],
  kinds: ['gamble', 'buy', 'sell'],
  oneWay: tables.one_way,
  idle: ['end_actions'],
  standing: (own) => [
    { path: karas, text: String(own.karas) },
    { path: points, text: String(own.points) },
  ],
});
