/** What victory and defeat look like on the last card. */

import burial from 'icon:desert-skull';
import lost from 'icon:sandstorm';
import won from 'icon:zeppelin';
import { EMPTY_DROP as thirst } from './drop.ts';

export const MEDALS = { won, lost, endings: { thirst, burial } };
