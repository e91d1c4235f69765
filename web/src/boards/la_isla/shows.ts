/** Which choices the board offers itself. */

import points from 'icon:trophy-cup';
import { shows } from '../shared/shows.ts';

export const SHOWS = shows({
  args: ['space', 'slot'],
  standing: (own) => [{ path: points, text: String(own.points) }],
});
