import { expect, it } from 'vitest';
import { claimKey } from '../src/lib/memory';

it('a seat is claimed with the same key until it is known to be mine, and another with another', () => {
  const key = claimKey('t', 'one');
  expect(key).toMatch(/^[A-Za-z0-9_-]{20,64}$/);
  expect(claimKey('t', 'one')).toBe(key);
  expect(claimKey('t', 'two')).not.toBe(key);
  expect(claimKey('u', 'one')).not.toBe(key);
});
