/** Which choices the board offers itself. */

import { shows } from '../shared/shows.ts';

export const SHOWS = shows({
  args: ['tile', 'receiver', 'pawn'],
  oneWay: ['draw_treasure', 'draw_flood', 'take_off'],
});
