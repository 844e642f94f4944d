import { describe, expect, it } from 'vitest';
import { majorUnits } from './major-units.ts';

describe('majorUnits', () => {
  it.each([
    [2290, 2, 22.9],
    [12_000, 0, 12_000],
    [1, 2, 0.01],
    [-382, 2, -3.82],
    [-0, 2, 0],
    [150_000, 4, 15],
    [999_999_999_999_999, 2, 9_999_999_999_999.99],
  ])('writes %i at scale %i as %d', (minor, scale, major) => expect(majorUnits(minor, scale)).toBe(major));
  it.each([1.5, 1_000_000_000_000_000, Number.NaN])('throws on %d', (minor) =>
    expect(() => majorUnits(minor, 2)).toThrow(RangeError),
  );
});
