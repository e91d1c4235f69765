/** Which choices the board offers itself. */

import { shows } from '../shared/shows.ts';

export const SHOWS = shows({
  args: ['cell', 'receiver', 'pawn'],
  oneWay: ['reveal', 'look', 'terrascope', 'draw_storm'],
});
