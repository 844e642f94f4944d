import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { askForCoupon } from '../cart/coupon/change-coupon.ts';
import type { OrderDetails } from './device-order.ts';
import { cancelSavedOrder } from './cancel-order.ts';
import { placeOrderOnDevice } from './order-on-device.ts';
import { quantitiesOf } from '../testing/test-orders.ts';
import { oneTab, settle } from '../testing/test-tabs.ts';

const address = {
  country_id: 'IQ',
  street: ['Karrada 62'],
  city: 'Baghdad',
  firstname: 'Noor',
  lastname: 'Hasan',
};
const details: OrderDetails = {
  shippingAddress: address,
  billingAddress: address,
  shipping_carrier_code: 'flatrate',
  shipping_method_code: 'flatrate',
  payment_method_code: 'cashondelivery',
};

/**
 * A tab with two pieces the server has and one it does not, a pending coupon and a placed order, all but the
 * first made without a network.
 */
const orderedOffline = async (coupon: string, options: Parameters<typeof oneTab>[0] = {}) => {
  const { provider, browser, tab } = oneTab(options);
  await tab.add('TEE', 2);
  await settle(tab);
  provider.calls.length = 0;
  browser.world.isOnline = false;
  await tab.add('MUG');
  await askForCoupon(tab.controller, coupon);
  const placed = await placeOrderOnDevice(tab.controller, details);
  const reconnect = async () => {
    browser.world.isOnline = true;
    await tab.controller.send();
    await tab.controller.refresh();
  };
  const names = () => provider.calls.map(({ name }) => name).filter((name) => name !== 'cart/totals-context');
  return { provider, browser, tab, placed, reconnect, names };
};

describe('an order that waits for a coupon', () => {
  it('is sent after its goods and its coupon, and comes to what the discount leaves', async () => {
    const { provider, tab, placed, reconnect, names } = await orderedOffline('WELCOME10');
    expect([placed, tab.orders()[0]?.totals]).toMatchObject([
      { ok: true, state: 'saved' },
      { grand_total: 2850, estimated: true },
    ]);
    await reconnect();
    expect(names().slice(0, 3)).toEqual(['cart/update', 'cart/apply-coupon', 'order/place']);
    expect(tab.orders()).toMatchObject([
      { state: 'accepted', totals: { grand_total: 2565 }, refused_coupon: null },
    ]);
    expect([...provider.orders.values()][0]?.lines).toMatchObject([
      { sku: 'TEE', qty: 2 },
      { sku: 'MUG', qty: 1 },
    ]);
  });

  it('asks once for it and is placed once, whichever answer is lost', async () => {
    for (const lost of [0, 1, 2]) {
      const { provider, tab, reconnect } = await orderedOffline('WELCOME10');
      provider.state.passages = [
        ...Array.from({ length: lost }, () => ({ fate: 'answered' as const, ticks: 0 })),
        { fate: 'cut-after', ticks: 1 },
      ];
      await reconnect();
      await reconnect();
      expect([provider.orders.size, tab.orders()]).toMatchObject([
        1,
        [{ state: 'accepted', totals: { grand_total: 2565 } }],
      ]);
      expect(provider.quantities()).toEqual({});
    }
  });

  it('waits for her word when the coupon is refused: nothing is ordered, she is told, and the goods are in the cart', async () => {
    const { provider, tab, reconnect } = await orderedOffline('NONE');
    await reconnect();
    await settle(tab);
    expect([provider.orders.size, tab.orders()]).toMatchObject([
      0,
      [{ state: 'rejected', refused_coupon: 'NONE' }],
    ]);
    expect([tab.quantities(), provider.quantities()]).toEqual([
      { TEE: 2, MUG: 1 },
      { TEE: 2, MUG: 1 },
    ]);
    expect(tab.cart()).toMatchObject({
      coupon: null,
      refused_coupon: { code: 'NONE' },
      totals: { grand_total: 2850 },
    });
    expect(tab.notices).toMatchObject([{ code: 'order.rejected', refused_coupon: 'NONE' }]);
    expect(await placeOrderOnDevice(tab.controller, details)).toMatchObject({ ok: true, state: 'accepted' });
  });

  it.each<[string, { isForeign?: boolean; isApplied?: boolean }, object]>([
    ['with the coupon it had', { isApplied: true }, { ok: true, state: 'accepted' }],
    ['with the coupon it waits for', {}, { ok: true, state: 'accepted' }],
    [
      'not by a provider that is given goods with the order alone',
      { isForeign: true, isApplied: true },
      { ok: false, refused_coupon: 'WELCOME10' },
    ],
  ])('is placed, its cart being lost, %s', async (_, { isForeign = false, isApplied = false }, result) => {
    const { provider, browser, tab } = oneTab({ isForeign });
    await tab.add('TEE', 2);
    await settle(tab);
    browser.world.isOnline = isApplied;
    await askForCoupon(tab.controller, 'WELCOME10');
    await (isApplied ? settle(tab) : tab.controller.send());
    provider.carts.clear();
    browser.world.isOnline = true;
    expect(await placeOrderOnDevice(tab.controller, details)).toMatchObject(result);
    expect(
      [...provider.orders.values()].map(({ id, lines }) => [provider.coupons.get(id), quantitiesOf(lines)]),
    ).toEqual(isForeign ? [] : [['WELCOME10', { TEE: 2 }]]);
    await settle(tab);
    expect(tab.quantities()).toEqual(isForeign ? { TEE: 2 } : {});
    expect(provider.quantities()).toEqual(tab.quantities());
  });

  it('tells so at once while she waits for the answer', async () => {
    const { provider, browser, tab } = oneTab();
    await tab.add('TEE', 2);
    await settle(tab);
    browser.world.isOnline = false;
    await askForCoupon(tab.controller, 'NONE');
    await tab.controller.send();
    browser.world.isOnline = true;
    expect(await placeOrderOnDevice(tab.controller, details)).toMatchObject({
      ok: false,
      code: 'order.rejected',
      text: '',
      refused_coupon: 'NONE',
    });
    expect([provider.orders.size, tab.quantities(), tab.notices]).toEqual([0, { TEE: 2 }, []]);
  });

  it('is not sent when a line it is for is refused', async () => {
    const { provider, tab, reconnect } = await orderedOffline('WELCOME10');
    provider.state.refuse = { of: 'cart', status: 400, result: 'The requested qty is not available' };
    await reconnect();
    expect([provider.orders.size, tab.orders()]).toMatchObject([
      0,
      [{ state: 'rejected', reason: 'The requested qty is not available', refused_coupon: null }],
    ]);
  });

  it('is taken back with its coupon while it waits', async () => {
    const { tab, placed, reconnect } = await orderedOffline('WELCOME10');
    expect(placed.ok && (await cancelSavedOrder(tab.controller, placed.order_id))).toBe('cancelled');
    expect(tab.cart().coupon).toEqual({ code: 'WELCOME10', state: 'waiting' });
    await reconnect();
    await settle(tab);
    expect([tab.quantities(), tab.cart().coupon?.state]).toEqual([{ TEE: 2, MUG: 1 }, 'applied']);
  });
});
