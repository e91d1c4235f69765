/** What victory and defeat look like on the last card of a game; the race between rivals has its crown. */

import lost from 'icon:empty-hourglass';
import won from 'icon:laurel-crown';

export interface Medals {
  won: string;
  lost: string;
  /** Endings with a picture of their own. */
  endings?: Record<string, string>;
}

const own = import.meta.glob<Medals>('./*/medals.ts', { eager: true, import: 'MEDALS' });

export const medalsOf = (game: string): Medals => own[`./${game}/medals.ts`] ?? { won, lost };
