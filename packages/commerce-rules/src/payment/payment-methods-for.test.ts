import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { paymentMethodsFor } from './payment-methods-for.ts';

const cash = { code: 'cashondelivery', title: 'Cash on delivery' };

describe('paymentMethodsFor', () => {
  it.each([
    ['offers from the lower limit on', 1000, false, [cash]],
    ['offers up to the upper limit', 3_000_000, false, [cash]],
    ['offers nothing below', 999, false, []],
    ['offers nothing above', 3_000_001, false, []],
    ['hides cash on delivery for a virtual cart', 10_000, true, []],
  ])('%s', (_, grandTotal, isVirtual, methods) =>
    expect(paymentMethodsFor(aTotalsContext(), { grandTotal, isVirtual })).toEqual(methods),
  );

  it('takes a missing limit for none', () => {
    const [table] = aTotalsContext().payment_methods;
    const open = {
      ...aTotalsContext(),
      payment_methods: [{ ...table!, min_total: null, max_total: null, for_virtual_carts: true }],
    };
    expect(paymentMethodsFor(open, { grandTotal: 0, isVirtual: true })).toEqual([cash]);
  });

  it('says what a method costs, and how one is paid that is paid elsewhere', () => {
    const [table] = aTotalsContext().payment_methods;
    const transfer = {
      ...aTotalsContext(),
      payment_methods: [{ ...table!, fee: 750, offline: true, instructions: 'To the account 1' }],
    };
    expect(paymentMethodsFor(transfer, { grandTotal: 5000, isVirtual: false })).toEqual([
      { ...cash, cost_incl_tax: 750, offline: true, instructions: 'To the account 1' },
    ]);
  });
});
