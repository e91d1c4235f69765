import { describe, expect, it } from 'vitest';

import { type Ring, ringsAround } from './rings';

const square = (x: number, y: number, size = 44) => ({ x, y, width: size, height: size });

describe('rings around what a lesson speaks of', () => {
  it('leave a little room around a thing', () => {
    expect(ringsAround([square(10, 20)])).toEqual([{ x: 5, y: 15, width: 54, height: 54 }]);
  });

  it('keep off each other where places lie close, around the same middles', () => {
    const [one, other] = ringsAround([square(0, 0), square(30, 10)]) as [Ring, Ring];
    expect(one.x + one.width).toBeLessThanOrEqual(other.x);
    expect(one.x + one.width / 2).toBe(22);
    expect(other.y + other.height / 2).toBe(32);
  });

  it('keep their length around long tiles that lie one below the other', () => {
    const tile = (y: number) => ({ x: 0, y, width: 56, height: 22 });
    const [upper, lower] = ringsAround([tile(0), tile(30)]) as [Ring, Ring];
    expect([upper.width, lower.width]).toEqual([66, 66]);
    expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
  });

  it('never shrink to nothing, and not for a panel that holds the place', () => {
    const boxes = [{ x: 0, y: 0, width: 300, height: 60 }, square(10, 10), square(12, 10)];
    const [panel, place, twin] = ringsAround(boxes) as [Ring, Ring, Ring];
    expect(panel.width).toBe(310);
    expect(place.width).toBe(26);
    expect(twin.width).toBe(26);
  });
});
