/** Which choices the board offers itself. */

import { shows } from '../shared/shows.ts';
import tables from './tables.json';

export const SHOWS = shows({
  args: ['tile', 'receiver', 'pawn'],
  oneWay: tables.one_way,
  idle: ['end_actions'],
});
