/** What victory and defeat look like on the last card. */

import lost from 'icon:big-wave';
import water_level from 'icon:death-skull';
import won from 'icon:helicopter';

export const MEDALS = { won, lost, endings: { water_level } };
