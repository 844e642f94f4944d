import { describe, expect, it } from 'vitest';
import { storeViews } from '@dijla/contract/store-views';
import type { CartTotalsView } from '../cart-view/cart-view.ts';
import { confirmedTotals } from './confirmed-totals.ts';

const dinars = storeViews.ar.currency;
const shown: CartTotalsView = {
  segments: [
    { code: 'discount', title: '', data: { coupon_code: 'WELCOME10' }, minor: -100 },
    { code: 'grand_total', title: '', data: {}, minor: 1316 },
  ],
  grand_total: 1316,
  payable: { minor: 17_250, currency: dinars, is_renewed: false },
  estimated: true,
  context_version: 'v1',
};
const placed = {
  grand_total: 12.98,
  total_segments: [
    { code: 'discount', title: 'Discount', value: -1.34 },
    { code: 'reward', title: 'Points', value: null },
    { code: 'grand_total', title: 'Grand total', value: 12.98 },
  ],
};
const taken = { currency_code: dinars.code, total: 17_000 };

describe('confirmedTotals', () => {
  it('are the provider’s, estimated no more, with what the device knew of their names', () => {
    expect(confirmedTotals({ totals: shown, store_code: 'en' }, { totals: placed, payable: taken })).toEqual({
      segments: [
        { code: 'discount', title: 'Discount', data: { coupon_code: 'WELCOME10' }, minor: -134 },
        { code: 'reward', title: 'Points', data: {}, minor: null },
        { code: 'grand_total', title: 'Grand total', data: {}, minor: 1298 },
      ],
      grand_total: 1298,
      payable: { minor: 17_000, currency: dinars, is_renewed: false },
      estimated: false,
      context_version: 'v1',
    });
  });

  it('name no amount in dinars where none was shown', () => {
    const totals = { ...shown, payable: null };
    expect(
      confirmedTotals({ totals, store_code: 'en' }, { totals: placed, payable: taken })?.payable,
    ).toBeNull();
  });

  it('are known also of an order whose totals the device could not tell', () => {
    expect(confirmedTotals({ totals: null, store_code: 'ar' }, { totals: placed })).toMatchObject({
      grand_total: 13,
      estimated: false,
    });
  });

  it('stay what was shown where a provider confirms without totals', () => {
    expect(confirmedTotals({ totals: shown, store_code: 'en' }, {})).toBe(shown);
  });
});
