import 'fake-indexeddb/auto';
import type { PriceRow, TotalsContext } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { chooseShipping } from '../cart/choose-shipping.ts';
import { setLineQuantity } from '../cart/lines/change-lines.ts';
import type { OrderDetails } from '../orders/device-order.ts';
import { placeOrderOnDevice } from '../orders/order-on-device.ts';
import { testContext } from '../testing/test-provider.ts';
import { oneTab, settle } from '../testing/test-tabs.ts';

const day = 24 * 60 * 60_000;
const saleEnds = 10 * day;
const iso = (time: number) => new Date(time).toISOString();
const onSale: PriceRow[] = [
  { kind: 'regular', amount: 950, min_qty: 1, from: null, until: null },
  { kind: 'special', amount: 700, min_qty: 1, from: null, until: iso(saleEnds) },
];
const details: OrderDetails = {
  billingAddress: {
    country_id: 'IQ',
    street: ['Karrada 62'],
    city: 'Baghdad',
    firstname: 'Noor',
    lastname: 'Hasan',
  },
  payment_method_code: 'cashondelivery',
};

/** Five dollars off with an amount in dollars only, as in imported promotions. */
const fiveDollarsOff: TotalsContext['promotions'][number] = {
  code: 'five',
  name: 'Five',
  coupon_code: null,
  priority: 0,
  stops_further: false,
  from: null,
  until: null,
  rule: { when: { match: 'all', of: [] }, actions: [{ type: 'fixed_cart', amounts: { USD: 500 } }] },
};
const dinars: TotalsContext = {
  ...testContext,
  currency: { ...testContext.currency, code: 'IQD', scale: 0 },
  base_rate: { numerator: 1_400, denominator: 1 },
  promotions: [fiveDollarsOff],
};

const withTee = async (prepare: (parts: ReturnType<typeof oneTab>) => void) => {
  const parts = oneTab();
  prepare(parts);
  await parts.tab.add('TEE');
  await settle(parts.tab);
  return parts;
};
const shown = ({ tab }: ReturnType<typeof oneTab>) => {
  const { totals, lines } = tab.cart();
  return [totals?.grand_total, totals?.estimated, lines[0]?.row_total];
};

describe('the totals of a cart the server has all of', () => {
  it('are the server’s, by whatever clock the device goes', async () => {
    const parts = await withTee(({ provider, browser }) => {
      provider.state.prices = onSale;
      [provider.state.now, browser.world.now] = [saleEnds + day, saleEnds - 2 * day];
    });
    expect(shown(parts)).toEqual([950, false, 950]);
  });

  it('are asked for again when a price of it has ended', async () => {
    const parts = await withTee(({ provider, browser }) => {
      provider.state.prices = onSale;
      [provider.state.now, browser.world.now] = [saleEnds - 1_000, saleEnds - 1_000];
    });
    expect(shown(parts)).toEqual([700, false, 700]);
    parts.provider.state.now = parts.browser.world.now = saleEnds;
    parts.provider.state.price = 900;
    parts.provider.state.prices = null;
    await parts.tab.controller.refresh();
    expect(shown(parts).slice(0, 1)).toEqual([950]);
    await settle(parts.tab);
    expect(shown(parts)).toEqual([900, false, 900]);
  });

  it('turn an order down once at most', async () => {
    const parts = await withTee(
      ({ provider: { state } }) => (state.context = { ...testContext, promotions: [fiveDollarsOff] }),
    );
    expect(shown(parts)).toEqual([450, false, 950]);
    // From here on the device applies a promotion that the server no longer has, under the same version.
    parts.provider.state.context = testContext;
    const place = () => placeOrderOnDevice(parts.tab.controller, details);
    expect(await place()).toMatchObject({ ok: false, code: 'order.rejected' });
    await settle(parts.tab);
    expect(shown(parts)).toEqual([950, false, 950]);
    expect(await place()).toMatchObject({ ok: true, state: 'accepted' });
  });
});

describe('the rate that was frozen with the cart', () => {
  it('is what the device reckons with while something waits', async () => {
    const { provider, browser, tab } = await withTee(({ provider: { state }, browser: { world } }) => {
      world.store = 'ar';
      [state.context, state.rate, state.price] = [dinars, { numerator: 1_310, denominator: 1 }, 43_000];
    });
    expect(tab.cart().totals?.grand_total).toBe(43_000 - 6_550);
    browser.world.isOnline = false;
    await setLineQuantity(tab.controller, 'TEE', 2);
    expect([tab.cart().totals?.grand_total, tab.cart().totals?.estimated]).toEqual([86_000 - 6_550, true]);
    browser.world.isOnline = true;
    await settle(tab);
    expect([tab.cart().totals?.grand_total, provider.count()]).toEqual([86_000 - 6_550, 2]);
  });
});

describe('what the courier takes', () => {
  const dinarsOf = ({ tab }: ReturnType<typeof oneTab>) => tab.cart().totals?.payable?.minor;

  it('is reckoned at the rate frozen with the cart, on the device as on the server, and frozen with the order', async () => {
    const parts = await withTee(
      ({ provider: { state } }) => (state.payableRate = { numerator: 1_400, denominator: 1 }),
    );
    // $9.50 at 1,400 dinars, rounded to a multiple of 250.
    expect(dinarsOf(parts)).toBe(13_250);
    parts.browser.world.isOnline = false;
    await setLineQuantity(parts.tab.controller, 'TEE', 2);
    expect([dinarsOf(parts), parts.tab.cart().totals?.estimated]).toEqual([26_500, true]);
    parts.browser.world.isOnline = true;
    await settle(parts.tab);
    await placeOrderOnDevice(parts.tab.controller, details);
    expect(parts.tab.orders()[0]?.totals?.payable).toMatchObject({
      minor: 26_500,
      currency: { code: 'IQD' },
      is_renewed: false,
    });
  });

  it('says that its rate was renewed when the server does', async () => {
    const parts = await withTee(
      ({ provider: { state } }) =>
        (state.notices = [{ code: 'payable-rate-renewed', item_id: null, data: { currency: 'IQD' } }]),
    );
    expect(parts.tab.cart().totals?.payable).toMatchObject({ minor: 12_500, is_renewed: true });
  });

  it.each([
    [43_000, undefined],
    [38_110, 38_000],
  ])('of %i dinars in the Arabic store is told when it is another amount: %s', async (price, told) => {
    const parts = await withTee(({ provider: { state }, browser: { world } }) => {
      world.store = 'ar';
      const currency = { ...testContext.currency, code: 'IQD' as const, scale: 0 };
      [state.context, state.price] = [
        {
          ...testContext,
          currency,
          payable: { currency, rate: { numerator: 1, denominator: 1 }, step: 250 },
        },
        price,
      ];
    });
    expect(dinarsOf(parts)).toBe(told);
  });

  it('is not told where the cart is paid elsewhere', async () => {
    const transfer = {
      ...testContext.payment_methods[0]!,
      code: 'banktransfer',
      offline: true,
      instructions: 'Transfer it',
    };
    const parts = await withTee(
      ({ provider: { state } }) =>
        (state.context = { ...testContext, payment_methods: [...testContext.payment_methods, transfer] }),
    );
    const pays = async (payment: string) => {
      await chooseShipping(parts.tab.controller, {
        address: { country_id: 'IQ' },
        carrier_code: 'flatrate',
        method_code: 'flatrate',
        payment,
      });
      await settle(parts.tab);
      return dinarsOf(parts);
    };
    // $13.50 including delivery.
    expect([await pays('cashondelivery'), await pays('banktransfer')]).toEqual([17_750, undefined]);
  });
});
