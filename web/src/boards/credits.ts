/** Whose drawings all boards together are made with, for the credits page. */

import type { Credit } from './shared/credit';

const lists = import.meta.glob<Credit[]>('./*/credits.ts', { import: 'CREDITS' });

export async function allCredits(): Promise<Credit[]> {
  const loaded = await Promise.all(Object.values(lists).map((load) => load()));
  return merged(loaded.flat());
}

/** Each author once, with all of their drawings. */
export function merged(credits: Credit[]): Credit[] {
  const found = new Map<string, Credit>();
  for (const credit of credits) {
    const key = `${credit.author} ${credit.source}`;
    const icons = new Set([...(found.get(key)?.icons ?? []), ...credit.icons]);
    found.set(key, { ...credit, icons: [...icons].sort() });
  }
  return [...found.values()].sort((one, other) => one.author.localeCompare(other.author));
}
