/** Whoever drew a silhouette is thanked for it, once. */

import { expect, it } from 'vitest';
import type { Credit } from '../credit.ts';

/** `own` are those that we drew ourselves. */
export function isCredited(credits: readonly Credit[], icons: Record<string, string>, own: string[] = []): void {
  it('every silhouette that we did not draw ourselves is credited once', () => {
    const credited = credits.flatMap((credit) => [...credit.icons]);
    expect(credited.sort()).toEqual(Object.keys(icons).filter((icon) => !own.includes(icon)).sort());
  });
}
