/** Which choices the board offers itself. */

import alive from 'icon:character';
import saved from 'icon:palm-tree';
import { shows } from '../shared/shows.ts';

export const SHOWS = shows({
  args: ['space', 'explorer', 'tile'],
  idle: ['decline'],
  standing: (own) => [
    { path: saved, text: String(own.saved) },
    { path: alive, text: String(own.on_board) },
  ],
});
