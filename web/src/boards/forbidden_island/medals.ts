/** What victory and defeat look like on the last card. */

import lost from 'icon:big-wave';
import won from 'icon:helicopter';

export const MEDALS = { won, lost };
