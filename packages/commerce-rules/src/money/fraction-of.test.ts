import { describe, expect, it } from 'vitest';
import { fractionOf } from './fraction-of.ts';

describe('fractionOf', () => {
  it.each([
    [15_000, 1, 1310, 11],
    [-15_000, 1, 1310, -11],
    [916, 1310, 100, 12_000],
    [9_007_199_254_740_991, 1_000_000, 1_000_000, 9_007_199_254_740_991],
    [0, 3, 7, 0],
  ])('takes of %i the part %i/%i: %i', (amount, numerator, denominator, part) =>
    expect(fractionOf(amount, { numerator, denominator })).toBe(part),
  );
});
