/** Which choices the board offers itself. */

import drop from 'icon:water-drop';
import { shows } from '../shared/shows.ts';
import tables from './tables.json';

export const SHOWS = shows({
  args: ['cell', 'receiver', 'pawn'],
  oneWay: tables.one_way,
  idle: ['end_step'],
  standing: ({ water, canteen }) => [{ path: drop, text: `${Math.max(0, Number(water))}/${canteen}` }],
});
