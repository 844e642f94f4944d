import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';

describe('chanceOf', () => {
  it('is the same for the same seed and key, and another for another', () => {
    const throwsOf = (seed: number, key: string) =>
      Array.from({ length: 20 }, (_, index) => chanceOf(seed, key).below(1_000_000, String(index)));
    expect(throwsOf(1, 'DJ-KETTLE-0001')).toEqual(throwsOf(1, 'DJ-KETTLE-0001'));
    expect(throwsOf(1, 'DJ-KETTLE-0001')).not.toEqual(throwsOf(2, 'DJ-KETTLE-0001'));
    expect(throwsOf(1, 'DJ-KETTLE-0001')).not.toEqual(throwsOf(1, 'DJ-KETTLE-0002'));
  });

  it('stays below the limit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), fc.integer({ min: 1, max: 1_000_000 }), (seed, key, limit) => {
        const value = chanceOf(seed, key).below(limit, 'x');
        expect([Number.isSafeInteger(value), value >= 0, value < limit]).toEqual([true, true, true]);
      }),
    );
  });

  it('falls evenly', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let key = 0; key < 10_000; key += 1) {
      const face = chanceOf(1, `DJ-${key}`).below(10, 'x');
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1_150);
  });

  it('chooses as many different ones as asked, in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat({ max: 10 }), (list, count) => {
        const chosen = chanceOf(1, 'DJ').some(list, count, 'x');
        expect(chosen.length).toBe(Math.min(count, list.length));
        expect(list.filter((one) => chosen.includes(one))).toEqual(chosen);
      }),
    );
  });
});
