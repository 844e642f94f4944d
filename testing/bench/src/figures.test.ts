import { describe, expect, it } from 'vitest';
import { median, quantile, shown } from './figures.ts';

describe('quantile', () => {
  it.each([
    [[4, 1, 3, 2], 0.5, 2],
    [[1, 2, 3], 0.5, 2],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.99, 10],
    [[7], 0.01, 7],
    [[], 0.5, Number.NaN],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(quantile(values, share)).toBe(expected);
  });

  it('is the median at one half', () => {
    expect(median([9, 1, 5])).toBe(5);
  });
});

describe('shown', () => {
  it.each([
    [0.123456, '0.123'],
    [12.3456, '12.3'],
    [1234, '1234'],
    [0, '0'],
  ])('%d as %s', (value, text) => {
    expect(shown(value)).toBe(text);
  });
});
