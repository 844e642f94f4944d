import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dinar, dollar } from '../../test/a-totals-context.ts';
import { payableAmountOf, type PayableTerms } from './payable-amount-of.ts';

const inDinars = (numerator: number, { denominator = 1, step = 250 } = {}): PayableTerms => ({
  currency: dollar,
  payable: { currency: dinar, rate: { numerator, denominator }, step },
});
const ofDinars = (step: number): PayableTerms => ({
  currency: dinar,
  payable: { currency: dinar, rate: { numerator: 1, denominator: 1 }, step },
});

const terms = fc
  .record({
    numerator: fc.integer({ min: 1, max: 100_000 }),
    denominator: fc.integer({ min: 1, max: 1000 }),
    step: fc.constantFrom(0, 1, 250, 1000),
    scale: fc.constantFrom(0, 2, 3),
  })
  .map(({ numerator, denominator, step, scale }): PayableTerms => ({
    currency: { scale },
    payable: { currency: dinar, rate: { numerator, denominator }, step },
  }));
const total = fc.integer({ min: 0, max: 1_000_000_000 });

describe('payableAmountOf', () => {
  it.each<[string, number, PayableTerms, number]>([
    ['rounds up to the step', 8128, inDinars(1310), 106_500],
    ['rounds down to the step', 8120, inDinars(1310), 106_250],
    ['takes the half up', 12_125, ofDinars(250), 12_250],
    [
      'rounds once: 124.6 dinars are none',
      1246,
      { ...inDinars(10), payable: { ...inDinars(10).payable, step: 250 } },
      0,
    ],
    ['counts a rate that is no whole number', 1000, inDinars(13_105, { denominator: 10 }), 13_000],
    ['leaves dinars that are multiples of the step', 43_000, ofDinars(250), 43_000],
    ['rounds dinars that are none', 38_110, ofDinars(250), 38_000],
    ['rounds nothing without a step', 38_110, ofDinars(0), 38_110],
    ['takes nothing for nothing', 0, inDinars(1310), 0],
    ['stays exact beyond the safe integers', 9_007_199_254_740, inDinars(1310), 117_994_310_237_000],
  ])('%s', (_, amount, given, payable) => expect(payableAmountOf(amount, given)).toBe(payable));

  it('answers a multiple of the step within half a step of the exact amount', () =>
    fc.assert(
      fc.property(total, terms, (amount, given) => {
        const { rate, step } = given.payable;
        const size = BigInt(Math.max(step, 1));
        const payable = BigInt(payableAmountOf(amount, given));
        const divisor = BigInt(rate.denominator) * 10n ** BigInt(given.currency.scale);
        const off = payable * divisor - BigInt(amount) * BigInt(rate.numerator);
        expect([payable % size, (off < 0n ? -off : off) * 2n <= size * divisor]).toEqual([0n, true]);
      }),
    ));
  it('takes no less for more', () =>
    fc.assert(
      fc.property(total, fc.nat(10_000), terms, (amount, more, given) => {
        expect(payableAmountOf(amount + more, given) >= payableAmountOf(amount, given)).toBe(true);
      }),
    ));
});
