import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe('allocate', () => {
  it.each([
    [1000, [1, 1, 1], [334, 333, 333]],
    [-1000, [1, 1, 1], [-334, -333, -333]],
    [5000, [30_000, 8000], [3947, 1053]],
    [1, [1, 2], [0, 1]],
    [0, [], []],
    [0, [0, 0], [0, 0]],
    [7, [0, 1], [0, 7]],
  ])('splits %i by %j into %j', (amount, weights, parts) => expect(allocate(amount, weights)).toEqual(parts));

  it.each([
    [5, []],
    [5, [0, 0]],
    [5, [2, -1]],
  ])('throws on %i by %j', (amount, weights) => expect(() => allocate(amount, weights)).toThrow(RangeError));

  const weights = fc
    .array(fc.integer({ min: 0, max: 50_000_000_000 }), { minLength: 1, maxLength: 50 })
    .filter((given) => sum(given) > 0);

  it('splits a discount so the parts sum to the whole', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), weights, (amount, given) => {
        expect(sum(allocate(amount, given))).toBe(amount);
      }),
    ));

  it('takes no part above its weight when the whole is not above their sum', () =>
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const parts = allocate(Math.floor(sum(given) * share), given);
        expect(parts.every((part, place) => part >= 0 && part <= (given[place] ?? 0))).toBe(true);
      }),
    ));
});
