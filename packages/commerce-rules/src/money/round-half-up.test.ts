import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfUp } from './round-half-up.ts';

describe('roundHalfUp', () => {
  it.each([
    [5, 2, 3],
    [-5, 2, -3],
    [7, 3, 2],
    [-7, 3, -2],
    [8, 3, 3],
    [1, 2, 1],
    [-1, 2, -1],
    [0, 7, 0],
    [-1, 3, 0],
    [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 1],
    [Number.MAX_SAFE_INTEGER, 2, 4_503_599_627_370_496],
  ])('divides %i by %i into %i', (numerator, denominator, whole) =>
    expect(roundHalfUp(numerator, denominator)).toBe(whole),
  );

  it.each([
    [1, 0],
    [1, -2],
    [1.5, 2],
    [1, 2.5],
    [Number.MAX_SAFE_INTEGER + 1, 2],
  ])('throws on %d / %d', (numerator, denominator) =>
    expect(() => roundHalfUp(numerator, denominator)).toThrow(RangeError),
  );

  it('throws when the result leaves the safe integers', () =>
    expect(() => roundHalfUp(10n ** 30n, 3n)).toThrow(RangeError));

  it('is within half of the exact quotient, and takes halves away from zero', () =>
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        (numerator, denominator) => {
          const twiceOff =
            2n *
            (BigInt(roundHalfUp(numerator, denominator)) * BigInt(denominator) - BigInt(numerator)) *
            (numerator < 0 ? -1n : 1n);
          expect(twiceOff > -BigInt(denominator) && twiceOff <= BigInt(denominator)).toBe(true);
        },
      ),
    ));

  it('answers the same for numbers and big integers', () =>
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
        expect(roundHalfUp(BigInt(numerator), BigInt(denominator))).toBe(roundHalfUp(numerator, denominator));
      }),
    ));
});
