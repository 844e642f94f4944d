import type { CreditStanding, PaymentTable } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { paymentMethodsFor, unofferedMethodsFor } from './payment-methods-for.ts';
import { whyNotOffered } from './why-not-offered.ts';

const context = aTotalsContext();
const { code: currency_code } = context.payable.currency;
const [cash] = context.payment_methods;
const open: PaymentTable = { ...cash!, min_total: null, max_total: null, fee: 0, for_virtual_carts: true };
const months: PaymentTable = {
  ...open,
  code: 'employee_installments',
  credit: {
    kind: 'months',
    terms: [
      { months: 3, fee_rate: 0 },
      { months: 12, fee_rate: 500 },
    ],
  },
};
const account: PaymentTable = { ...open, code: 'b2b_credit', credit: { kind: 'account', terms: [] } };
const line = (changes: Partial<CreditStanding> = {}): CreditStanding => ({
  method: 'employee_installments',
  state: 'open',
  currency_code,
  available: 10_000_000,
  is_overdue: false,
  due_days: null,
  ...changes,
});
const cart = { grandTotal: 10_000, isVirtual: false };

describe('whyNotOffered', () => {
  it.each<[string, PaymentTable, object, string | null]>([
    ['nothing', open, {}, null],
    ['a total below', { ...open, min_total: 10_001 }, {}, 'below-min'],
    ['a total above', { ...open, max_total: 9999 }, {}, 'above-max'],
    ['nothing to deliver', { ...open, for_virtual_carts: false }, { isVirtual: true }, 'needs-delivery'],
    ['a guest', months, {}, 'sign-in'],
    ['no line', months, { credit: [] }, 'no-line'],
    ['a line of another method', months, { credit: [line({ method: 'b2b_credit' })] }, 'no-line'],
    ['an open line', months, { credit: [line()] }, null],
    ['a line that is asked for', months, { credit: [line({ state: 'asked' })] }, 'asked'],
    ['one that was declined', months, { credit: [line({ state: 'declined' })] }, 'no-line'],
    ['a paused one', months, { credit: [line({ state: 'suspended' })] }, 'suspended'],
    ['an overdue one', months, { credit: [line({ is_overdue: true })] }, 'overdue'],
    ['a short one', months, { credit: [line({ available: 5 })] }, 'credit-short'],
    [
      'a short one of a company, whose order waits for approval',
      account,
      { credit: [line({ method: 'b2b_credit', available: 5, due_days: 30 })] },
      null,
    ],
  ])('%s', (_, method, changes, reason) =>
    expect(whyNotOffered(method, { ...cart, ...changes }, context)?.reason ?? null).toBe(reason),
  );

  it('names limits in major units, and methods that are not offered with their reason', () => {
    const known = { ...context, payment_methods: [{ ...open, min_total: 20_000 }, months] };
    expect(unofferedMethodsFor(known, cart)).toMatchObject([
      { code: open.code, reason: 'below-min', amount: expect.any(Number) },
      { code: 'employee_installments', reason: 'sign-in' },
    ]);
  });
});

describe('paymentMethodsFor', () => {
  it('offers the months that the line reaches, and says when what is bought on account is due', () => {
    const known = { ...context, payment_methods: [months, account] };
    const [first] = paymentMethodsFor(known, { ...cart, credit: [line()] });
    expect(first?.installments?.counts.map(({ count_of_month }) => count_of_month)).toEqual([3, 12]);
    const company = line({ method: 'b2b_credit', available: 5, due_days: 30 });
    const [only] = paymentMethodsFor(known, { ...cart, credit: [company] });
    expect(only).toMatchObject({ code: 'b2b_credit', account: { due_days: 30, needs_approval: true } });
  });
});
