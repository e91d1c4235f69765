/** Which choices the board offers itself. */

import { shows } from '../shared/shows.ts';

export const SHOWS = shows({ args: ['space', 'explorer', 'tile'] });
