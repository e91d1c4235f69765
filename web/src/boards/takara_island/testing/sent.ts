/** A view as the server sent it: without what only the board knows. */

import type { TakaraView } from '../model.ts';

export const sent = ({ last: _last, ...view }: TakaraView): unknown => view;
