import { fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import { storeViews } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import { otherCurrencyBy } from './display-currency.lazy.ts';

const rates = {
  base_currency_code: 'USD',
  exchange_rates: [{ currency_to: 'IQD', rate: 1310, currency_symbol: 'IQD' }],
};

describe('otherCurrencyBy', () => {
  it.each([
    ['dinars in dollars', 'ar', 131_000, 'USD', 10_000],
    ['dollars in dinars', 'en', 10_000, 'IQD', 131_000],
    ['half a cent up', 'ar', 20_000, 'USD', 1527],
  ] as const)('shows %s', (_, store, minor, code, expected) => {
    const other = otherCurrencyBy(rates, storeViews[store]);
    expect([other?.currency.code, other && fractionOf(minor, other.rate)]).toEqual([code, expected]);
  });

  it('shows none without a rate', () =>
    expect(otherCurrencyBy({ ...rates, exchange_rates: [] }, storeViews.ar)).toBeNull());
});
