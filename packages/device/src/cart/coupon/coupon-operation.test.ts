import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { cancelSavedOrder } from '../../orders/cancel-order.ts';
import { askForCoupon, takeOffCoupon } from './change-coupon.ts';
import { details } from '../../testing/test-orders.ts';
import { placeOrderOnDevice } from '../../orders/order-on-device.ts';
import { oneTab, settle, signIn, type Tab } from '../../testing/test-tabs.ts';

/** A tab with a mug in its cart on the server, and this coupon. */
const withMug = async (coupon = '') => {
  const { provider, browser, tab } = oneTab();
  await tab.add('MUG');
  await askForCoupon(tab.controller, coupon);
  await settle(tab);
  return { provider, browser, tab };
};

describe('the coupon of a cart that goes on as another', () => {
  it.each<[string, string, (tab: Tab) => Promise<unknown>, string | undefined]>([
    ['comes along', 'WELCOME10', async () => undefined, 'WELCOME10'],
    ['comes along while it waits', '', async (tab) => askForCoupon(tab.controller, 'WELCOME10'), 'WELCOME10'],
    [
      'stays behind when it was taken off',
      'WELCOME10',
      async (tab) => takeOffCoupon(tab.controller),
      undefined,
    ],
  ])('%s, the server having lost a guest’s', async (_, before, act, coupon) => {
    const { provider, browser, tab } = await withMug(before);
    provider.carts.clear();
    browser.world.isOnline = false;
    await act(tab);
    await tab.add('TEE');
    browser.world.isOnline = true;
    await settle(tab);
    const [cartId = ''] = provider.carts.keys();
    expect([provider.quantities(), provider.coupons.get(cartId), tab.cart()]).toMatchObject([
      { TEE: 1, MUG: 1 },
      coupon,
      { coupon: coupon === undefined ? null : { code: coupon, state: 'applied' }, refused_coupon: null },
    ]);
  });

  it('stays behind when a customer’s is gone: it was ordered with it', async () => {
    const { provider, tab } = await withMug();
    await signIn(provider, tab);
    await askForCoupon(tab.controller, 'WELCOME10');
    await settle(tab);
    provider.carts.clear();
    await tab.add('TEE');
    await settle(tab);
    expect([tab.quantities(), tab.cart().coupon]).toEqual([{ TEE: 1 }, null]);
  });

  it('comes along when the provider knows the customer no more', async () => {
    const { provider, tab } = await withMug();
    await signIn(provider, tab);
    await askForCoupon(tab.controller, 'WELCOME10');
    await settle(tab);
    provider.state.isSignedIn = false;
    await tab.add('TEE');
    await settle(tab);
    expect([tab.quantities(), tab.cart().coupon]).toEqual([
      { MUG: 1, TEE: 1 },
      { code: 'WELCOME10', state: 'applied' },
    ]);
  });
});

describe('the coupon of an order that comes back into a cart begun meanwhile', () => {
  const taken = async (tab: Tab, orderId: string): Promise<unknown> =>
    cancelSavedOrder(tab.controller, orderId);
  const rejected = async (tab: Tab): Promise<unknown> => tab.controller.send();
  it.each<
    [
      string,
      { acts: Record<'before' | 'meanwhile', string>; back: typeof taken; isWaiting?: boolean },
      string,
    ]
  >([
    ['comes with it', { acts: { before: 'WELCOME10', meanwhile: '' }, back: taken }, 'WELCOME10'],
    [
      'comes with it, never having been sent',
      { acts: { before: 'WELCOME10', meanwhile: '' }, back: taken, isWaiting: true },
      'WELCOME10',
    ],
    [
      'comes with it when it was rejected',
      { acts: { before: 'WELCOME10', meanwhile: '' }, back: rejected },
      'WELCOME10',
    ],
    [
      'stands back behind the one asked for since',
      { acts: { before: 'FIRST', meanwhile: 'WELCOME10' }, back: taken, isWaiting: true },
      'WELCOME10',
    ],
  ])('%s', async (_, { acts, back, isWaiting = false }, coupon) => {
    const { provider, browser, tab } = await withMug(isWaiting ? '' : acts.before);
    browser.world.isOnline = false;
    if (isWaiting) await askForCoupon(tab.controller, acts.before);
    const placed = await placeOrderOnDevice(tab.controller, details);
    await tab.add('TEE');
    await askForCoupon(tab.controller, acts.meanwhile);
    provider.state.refuse = {
      of: 'order',
      status: 400,
      result: 'Some of the ordered products are not available!',
    };
    browser.world.isOnline = back === rejected;
    await back(tab, placed.ok ? placed.order_id : '');
    browser.world.isOnline = true;
    await settle(tab);
    expect([tab.quantities(), tab.cart()]).toMatchObject([
      { MUG: 1, TEE: 1 },
      { coupon: { code: coupon, state: 'applied' }, refused_coupon: null },
    ]);
  });
});
