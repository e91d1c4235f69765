import { describe, expect, it } from 'vitest';
import { pace } from './player.svelte.ts';

describe('pace', () => {
  it('is quicker when much is waiting, and never a blink', () => {
    expect(pace(400, 0)).toBe(400);
    expect(pace(400, 20)).toBeLessThan(pace(400, 8));
    expect(pace(160, 20)).toBe(150);
    expect(pace(0, 0)).toBe(0);
  });
});
