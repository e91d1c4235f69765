/** One of the things that a team has to find. */

import type { ActionChoice } from '../types.ts';

export interface Sought {
  /** What kind of thing it is, and which. */
  kind: string;
  id: string;
  /** Its picture, 512 by 512. */
  path: string;
  label: string;
  done: boolean;
  /** It is known where it lies. */
  found: boolean;
  /** The choice that takes it now. */
  take?: ActionChoice;
  shown: boolean;
  changed: boolean;
}
