import type { CurrencySettings, TotalsContext } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { totalChanged } from './total-changed.ts';

const settings = { sign_placement: 'prepend', decimal_separator: '.', thousands_separator: ',' } as const;
const dollar: CurrencySettings = { ...settings, code: 'USD', scale: 2, symbol: '$' };
const dinar: CurrencySettings = {
  ...settings,
  code: 'IQD',
  scale: 0,
  symbol: 'د.ع',
  sign_placement: 'append',
};

const paidIn = (taken: CurrencySettings): TotalsContext['payable'] => ({
  currency: taken,
  rate: { numerator: 1, denominator: 1 },
  step: 250,
});
const dollars = { currency: dollar, payable: paidIn(dinar) };
const dinars = { currency: dinar, payable: paidIn(dinar) };

describe('totalChanged', () => {
  it.each<[number, number | null | undefined, typeof dollars, string | null]>([
    [1999, 19.99, dollars, null],
    [2000, 19.99, dollars, '$20.00'],
    [1998, 19.99, dollars, null],
    [20_000, 12_000, dinars, '20,000 د.ع'],
    [12_000, 12_000, dinars, null],
    [12_000, 20_000, dinars, null],
    [0, 0, dinars, null],
    [12_000, undefined, dinars, null],
    [12_000, null, dinars, null],
  ])('of %i expected as %s', (grand_total, expected_total, context, total) => {
    expect(
      totalChanged({ grand_total, payable_total: null }, { expected_total }, context)?.data ?? null,
    ).toEqual(total === null ? null : { total });
  });

  it.each<[string, number, number | null | undefined, typeof dollars, string | null]>([
    ['more dinars than seen', 106_750, 106_500, dollars, '$81.28 (106,750 د.ع)'],
    ['as many as seen', 106_500, 106_500, dollars, null],
    ['fewer than seen', 106_250, 106_500, dollars, null],
    ['none were seen', 106_750, undefined, dollars, null],
    ['both amounts are one', 8128, 8000, dinars, '8,128 د.ع'],
  ])('of what is taken: %s', (_, payable_total, expected_payable, context, total) => {
    expect(
      totalChanged({ grand_total: 8128, payable_total }, { expected_payable }, context)?.data ?? null,
    ).toEqual(total === null ? null : { total });
  });
});
