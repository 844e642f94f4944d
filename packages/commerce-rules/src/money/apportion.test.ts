import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './apportion.ts';
import { fractionOf } from './fraction-of.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('apportion', () => {
  it.each([
    ['gives the odd cent to the largest remainder', [30_000, 8000], [2290, 611]],
    ['keeps nothing of nothing', [], []],
    ['leaves zeros zero', [0, 15_000, 0], [0, 1145, 0]],
    ['carries negative parts', [15_000, -15_000], [1145, -1145]],
  ])('%s', (_, amounts, parts) =>
    expect(apportion(amounts, { numerator: 100, denominator: 1310 })).toEqual(parts),
  );

  it('gives equal remainders to the earlier ones', () =>
    expect(apportion([1, 1, 1, 1], { numerator: 1, denominator: 2 })).toEqual([1, 1, 0, 0]));

  const amounts = fc.array(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), {
    maxLength: 40,
  });
  const fraction = fc
    .record({
      numerator: fc.integer({ min: 0, max: 1_000_000 }),
      denominator: fc.integer({ min: 1, max: 1_000_000_000 }),
    })
    .filter(({ numerator, denominator }) => numerator / denominator < 100);

  it('makes parts that sum to the converted sum, each less than one unit off', () =>
    fc.assert(
      fc.property(amounts, fraction, (given, by) => {
        const parts = apportion(given, by);
        expect(sum(parts)).toBe(fractionOf(sum(given), by));
        const off = parts.map(
          (part, place) =>
            BigInt(part) * BigInt(by.denominator) - BigInt(given[place] ?? 0) * BigInt(by.numerator),
        );
        expect(off.every((difference) => difference < by.denominator && difference > -by.denominator)).toBe(
          true,
        );
      }),
    ));
});
