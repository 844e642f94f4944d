import { describe, expect, it } from 'vitest';
import type { OrderSummary } from '../../modules/orders/orders.ts';
import { orderInMessageOf } from './order-in-message-of.ts';

const order = {
  order_number: '000010121',
  store_code: 'ar',
  currency: 'IQD',
  scale: 0,
  grand_total: 31_550,
  payable: null,
  payment_title: 'نقداً',
  is_virtual: true,
  delivery_slot: null,
  lines: [],
  totals: [],
  addresses: { shipping: undefined, billing: undefined },
} as unknown as OrderSummary;

const payableOf = (payable: { total: number; currency_code: string; scale: number } | null) =>
  orderInMessageOf(10_121, { ...order, payable } as OrderSummary).payable;

describe('what messages say is paid for an order', () => {
  it.each([
    ['nothing but the total without an amount of its own', null, null],
    ['nothing but the total where that is taken', { total: 31_550, currency_code: 'IQD', scale: 0 }, null],
    [
      'what the courier takes once it is rounded for cash',
      { total: 31_500, currency_code: 'IQD', scale: 0 },
      { amount: 31_500, currency: 'IQD', scale: 0 },
    ],
    [
      'dinars where the order has another currency',
      { total: 41_500, currency_code: 'USD', scale: 2 },
      { amount: 41_500, currency: 'USD', scale: 2 },
    ],
  ])('is %s', (_, payable, said) => {
    expect(payableOf(payable)).toEqual(said);
  });
});
