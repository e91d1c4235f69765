import { describe, expect, it } from 'vitest';

import { restingPlace } from './scrolling';

const HAND = 0;
const COUNTERS = 131;
const PARTS = 169;
const PILES = 251;
const rows = [HAND, COUNTERS, PARTS, PILES];
const part = { top: 169, bottom: 243 };

describe('where a panel rests for a moment of a lesson', () => {
  it('is its beginning, if the thing can be seen there', () => {
    expect(restingPlace([{ top: 5, bottom: 114 }], rows, 124)).toBe(0);
  });

  it('shows whole rows above the thing as long as there is room', () => {
    expect(restingPlace([part], rows, 124)).toBe(COUNTERS - 6);
  });

  it('cuts no row above the thing: rather none of it', () => {
    expect(restingPlace([part], rows, 104)).toBe(PARTS - 6);
  });

  it('serves the first thing, and others as far as they fit', () => {
    const [far, pile] = [{ top: 434, bottom: 535 }, { top: 251, bottom: 300 }];
    expect(restingPlace([part, far], rows, 124)).toBe(COUNTERS - 6);
    expect(restingPlace([part, pile], rows, 150)).toBe(PARTS - 6);
  });
});
