import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { majorUnits } from './major-units.ts';
import { minorUnits } from './minor-units.ts';

describe('minorUnits', () => {
  it.each([
    [22.9, 2, 2290],
    [1.1, 2, 110],
    [12_000, 0, 12_000],
    [-3.82, 2, -382],
    [0.0001, 4, 1],
    [-0, 2, 0],
    [4.35, 2, 435],
  ])('reads %d at scale %i as %i', (major, scale, minor) => expect(minorUnits(major, scale)).toBe(minor));
  it.each([
    [1.005, 2],
    [0.5, 0],
    [Number.NaN, 2],
    [Number.POSITIVE_INFINITY, 2],
    [1e300, 2],
    [0.1 + 0.2, 2],
  ])('throws on %d at scale %i', (major, scale) =>
    expect(() => minorUnits(major, scale)).toThrow(RangeError),
  );

  it('brings back every amount of up to fifteen digits, through JSON too', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
        fc.integer({ min: 0, max: 4 }),
        (minor, scale) => {
          expect(minorUnits(JSON.parse(JSON.stringify(majorUnits(minor, scale))), scale)).toBe(minor);
        },
      ),
      { numRuns: 1000 },
    ));
});
