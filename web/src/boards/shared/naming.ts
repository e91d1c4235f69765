/** Names in a row, as the chosen language puts them. */

import type { Words } from '../types.ts';

const lists = new Map<string, Intl.ListFormat>();

export function listed(words: Words, names: string[]): string {
  let list = lists.get(words.language);
  if (!list) lists.set(words.language, (list = new Intl.ListFormat(words.language, { type: 'conjunction' })));
  return list.format(names);
}
