import { describe, expect, it } from 'vitest';
import { chartLines, chartTop } from './chart-scale.ts';

describe('chartTop', () => {
  it.each([
    [0, 4],
    [3, 4],
    [4, 4],
    [5, 8],
    [41, 80],
    [100, 100],
    [101, 200],
    [1_234_000, 2_000_000],
    [4_000_000, 4_000_000],
  ])('of %d is %d', (highest, top) => expect(chartTop(highest)).toBe(top));

  it('is never below what it shows, nor more than twice and a half of it', () => {
    for (let highest = 5; highest < 5_000_000; highest = Math.ceil(highest * 1.07)) {
      expect(chartTop(highest)).toBeGreaterThanOrEqual(highest);
      expect(chartTop(highest)).toBeLessThanOrEqual(highest * 2.5);
    }
  });

  it('has whole lines from it down to nothing', () => {
    expect(chartLines(200)).toEqual([200, 150, 100, 50, 0]);
  });
});
