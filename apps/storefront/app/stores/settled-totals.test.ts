import 'fake-indexeddb/auto';
import type { PriceRow, TotalsContext } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { setLineQuantity } from './change-lines.ts';
import type { OrderDetails } from './device-order.ts';
import { placeOrderOnDevice } from './order-on-device.ts';
import { testContext } from './test-provider.ts';
import { oneTab, settle } from './test-tabs.ts';

const day = 24 * 60 * 60_000;
const saleEnds = 10 * day;
const iso = (time: number) => new Date(time).toISOString();
const onSale: PriceRow[] = [
  { kind: 'regular', amount: 950, min_qty: 1, from: null, until: null },
  { kind: 'special', amount: 700, min_qty: 1, from: null, until: iso(saleEnds) },
];
const details: OrderDetails = { billingAddress: { country_id: 'IQ', street: ['Karrada 62'], city: 'Baghdad', firstname: 'Noor', lastname: 'Hasan' }, payment_method_code: 'cashondelivery' };

/** Five dollars off, said in dollars only, as imported promotions say it. */
const fiveDollarsOff: TotalsContext['promotions'][number] = {
  code: 'five', name: 'Five', coupon_code: null, priority: 0, stops_further: false, from: null, until: null,
  rule: { when: { match: 'all', of: [] }, actions: [{ type: 'fixed_cart', amounts: { USD: 500 } }] },
};
const dinars: TotalsContext = {
  ...testContext, currency: { ...testContext.currency, code: 'IQD', scale: 0 }, base_rate: { numerator: 1_400, denominator: 1 }, promotions: [fiveDollarsOff],
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
    await parts.tab.desk.paint();
    expect(shown(parts).slice(0, 1)).toEqual([950]);
    await settle(parts.tab);
    expect(shown(parts)).toEqual([900, false, 900]);
  });

  it('turn an order down once at most', async () => {
    const parts = await withTee(({ provider: { state } }) => (state.context = { ...testContext, promotions: [fiveDollarsOff] }));
    expect(shown(parts)).toEqual([450, false, 950]);
    // From now on the device reckons with more than the server does, under the same version.
    parts.provider.state.context = testContext;
    const place = () => placeOrderOnDevice(parts.tab.desk, details);
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
    await setLineQuantity(tab.desk, 'TEE', 2);
    expect([tab.cart().totals?.grand_total, tab.cart().totals?.estimated]).toEqual([86_000 - 6_550, true]);
    browser.world.isOnline = true;
    await settle(tab);
    expect([tab.cart().totals?.grand_total, provider.count()]).toEqual([86_000 - 6_550, 2]);
  });
});
