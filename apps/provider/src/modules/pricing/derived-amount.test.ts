import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedAmount, type Exchange } from './derived-amount.ts';

const exchange: Exchange = {
  base: 'USD',
  quote: 'IQD',
  numerator: 1310,
  denominator: 1,
  scales: { USD: 2, IQD: 0 },
  steps: { USD: 1, IQD: 250 },
};

describe('derivedAmount', () => {
  it.each([
    [950, 'IQD', 12_500],
    [1000, 'IQD', 13_000],
    [100, 'IQD', 1250],
    [105, 'IQD', 1500],
    [1, 'IQD', 250],
    [0, 'IQD', 0],
    [12_000, 'USD', 916],
    [15_000, 'USD', 1145],
    [1, 'USD', 1],
  ] as const)('makes %i into %s %i', (amount, to, expected) => {
    expect(derivedAmount(amount, to, exchange)).toBe(expected);
  });

  it('rounds once: 374.9 dinars are 250, though rounded to 375 first they would be 500', () => {
    expect(derivedAmount(100, 'IQD', { ...exchange, numerator: 3749, denominator: 10 })).toBe(250);
  });

  it('is a multiple of 250 dinars at most half of that away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 10_000_000 }), (cents) => {
        const dinars = derivedAmount(cents, 'IQD', exchange);
        expect(dinars % 250).toBe(0);
        expect(Math.abs(dinars - cents * 13.1)).toBeLessThanOrEqual(125.000_001);
      }),
    );
  });
});
