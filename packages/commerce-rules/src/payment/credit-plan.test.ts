import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditPlan, monthsAfter } from './credit-plan.ts';
import { isOverdue, paidInstallments } from './paid-installments.ts';

describe('creditPlan', () => {
  it.each([
    [100_000, 0, 3, [33_334, 33_333, 33_333], 0],
    [100_000, 250, 2, [51_250, 51_250], 2500],
    [2, 0, 3, [1, 1], 0],
    [0, 500, 6, [], 0],
  ])('of %d with %d for %d months', (principal, feeRate, months, amounts, fee) => {
    const plan = creditPlan({ principal, feeRate, months, firstDueOn: '2026-01-31' });
    expect([plan.installments.map(({ amount }) => amount), plan.fee]).toEqual([amounts, fee]);
  });

  it('sums up to the amount with its fee, the larger months first and no two further apart than one', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 12 }),
        (principal, feeRate, months) => {
          const { total, fee, installments } = creditPlan({
            principal,
            feeRate,
            months,
            firstDueOn: '2026-01-31',
          });
          const amounts = installments.map(({ amount }) => amount);
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
          expect(total).toBe(principal + fee);
          expect(amounts.toSorted((a, b) => b - a)).toEqual(amounts);
          expect((amounts[0] ?? 0) - (amounts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        },
      ),
    ));
});

describe('monthsAfter', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-29', 2, '2027-01-29'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-03-15', 0, '2026-03-15'],
  ])('%s and %d months is %s', (day, months, later) => expect(monthsAfter(day, months)).toBe(later));
});

describe('paidInstallments', () => {
  const due = [
    { due_on: '2026-03-01', amount: 100 },
    { due_on: '2026-02-01', amount: 100 },
  ];

  it.each([
    [0, [0, 0]],
    [150, [100, 50]],
    [500, [100, 100]],
    [-5, [0, 0]],
  ])('gives %d to what was due first', (paid, expected) =>
    expect(paidInstallments(due, paid).map((one) => one.paid)).toEqual(expected),
  );

  it('is overdue from the day after, as long as some of it is not paid', () => {
    const [first] = paidInstallments(due, 99);
    expect(['2026-02-01', '2026-02-02'].map((today) => isOverdue(first!, today))).toEqual([false, true]);
    expect(isOverdue(paidInstallments(due, 100)[0]!, '2026-02-02')).toBe(false);
  });
});
