import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { paidStep, pointsThatPay, pointsWorth } from './points-worth.ts';

const rate = { points: 100, money: 100 };
const terms = { ...aTotalsContext({ base_rate: { numerator: 1310, denominator: 1 } }), step: 250 };

describe('pointsWorth', () => {
  it.each([
    [100, 250, 1250],
    [250, 250, 3250],
    [250, 0, 3275],
    [19, 250, 0],
    [0, 250, 0],
  ])('of %i points by steps of %i is %i dinars', (points, step, worth) =>
    expect(pointsWorth(points, rate, { ...terms, step })).toBe(worth),
  );
});

describe('pointsThatPay', () => {
  it.each([
    ['all of them', 250, 43_000, { points: 249, value: 3250 }],
    ['no more than there is to pay', 100_000, 43_100, { points: 3283, value: 43_000 }],
    ['none of nothing', 100, 0, { points: 0, value: 0 }],
  ])('takes %s', (_, points, amount, taken) =>
    expect(pointsThatPay(points, amount, { rate, terms })).toEqual(taken),
  );

  it('takes as many as are worth what they pay, and not one more', () =>
    fc.assert(
      fc.property(
        fc.nat(1e7),
        fc.nat(1e8),
        fc.record({ points: fc.integer({ min: 1, max: 1000 }), money: fc.integer({ min: 1, max: 1000 }) }),
        fc.constantFrom(0, 1, 250),
        (points, amount, ofRate, step) => {
          const by = { rate: ofRate, terms: { ...terms, step } };
          const taken = pointsThatPay(points, amount, by);
          expect(taken.points).toBeLessThanOrEqual(points);
          expect(taken.value).toBeLessThanOrEqual(amount);
          expect(pointsWorth(taken.points, by.rate, by.terms)).toBeGreaterThanOrEqual(taken.value);
          expect(taken.points === 0 || pointsWorth(taken.points - 1, by.rate, by.terms) < taken.value).toBe(
            true,
          );
        },
      ),
    ));
});

describe('paidStep', () => {
  const [IQD, USD] = [{ code: 'IQD' as const }, { code: 'USD' as const }];
  it.each([
    ['of cash in the store', { currency: IQD, cash_step: 500, payable: { currency: IQD, step: 250 } }, 500],
    [
      'of what is taken at the door',
      { currency: IQD, cash_step: 0, payable: { currency: IQD, step: 250 } },
      250,
    ],
    ['of no other currency', { currency: USD, cash_step: 0, payable: { currency: IQD, step: 250 } }, 0],
  ])('is that %s', (_, terms, step) => expect(paidStep(terms)).toBe(step));
});
