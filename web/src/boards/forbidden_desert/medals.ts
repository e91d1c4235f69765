/** What victory and defeat look like on the last card. */

import lost from 'icon:sandstorm';
import won from 'icon:zeppelin';

export const MEDALS = { won, lost };
