import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { askForCoupon, takeOffCoupon } from './change-coupon.ts';
import { oneTab, settle } from '../../testing/test-tabs.ts';

const withTee = async (options: Parameters<typeof oneTab>[0] = {}) => {
  const { provider, browser, tab } = oneTab(options);
  await tab.add('TEE', 2);
  await settle(tab);
  provider.calls.length = 0;
  return { provider, browser, tab };
};
/** Price of the default method, with which such a provider is queried and which it then adds. */
const delivery = 400;
const names = (calls: readonly { name: string }[]) => calls.map(({ name }) => name);

describe('the coupon of the cart', () => {
  it('lesson 05: is asked for by one call, and what it brings is computed on', async () => {
    const { provider, tab } = await withTee();
    await askForCoupon(tab.controller, ' welcome10 ');
    expect(tab.cart().coupon).toEqual({ code: 'welcome10', state: 'waiting' });
    expect(tab.cart().totals?.estimated).toBe(true);
    await settle(tab);
    expect([names(provider.calls), tab.cart().coupon, tab.cart().totals]).toMatchObject([
      ['cart/apply-coupon'],
      { code: 'WELCOME10', state: 'applied' },
      { grand_total: 1710, estimated: false },
    ]);
  });

  it('is refused beside its field and nowhere else, in the shop’s own words; the cart stays', async () => {
    const { tab } = await withTee();
    await askForCoupon(tab.controller, 'NONE');
    await settle(tab);
    expect(tab.cart()).toMatchObject({
      coupon: null,
      refused_coupon: { code: 'NONE', text: '' },
      count: 2,
      totals: { grand_total: 1900, estimated: false },
    });
    expect(tab.notices).toEqual([]);
    await askForCoupon(tab.controller, 'WELCOME10');
    expect(tab.cart().refused_coupon).toBeNull();
  });

  it('is asked for without a connection, and again when it is back', async () => {
    const { provider, browser, tab } = await withTee();
    browser.world.isOnline = false;
    await askForCoupon(tab.controller, 'WELCOME10');
    await tab.add('MUG');
    expect([tab.cart().coupon?.state, tab.cart().totals?.estimated, provider.calls]).toEqual([
      'waiting',
      true,
      [],
    ]);
    browser.world.isOnline = true;
    await settle(tab);
    expect([names(provider.calls), tab.cart().coupon?.state, tab.cart().totals?.grand_total]).toEqual([
      ['cart/apply-coupon', 'cart/update'],
      'applied',
      2565,
    ]);
  });

  it('is taken off at once, and counts no more before the server has answered', async () => {
    const { provider, browser, tab } = await withTee();
    await askForCoupon(tab.controller, 'WELCOME10');
    await settle(tab);
    browser.world.isOnline = false;
    await takeOffCoupon(tab.controller);
    expect([tab.cart().coupon, tab.cart().totals?.grand_total]).toEqual([null, 1900]);
    browser.world.isOnline = true;
    await settle(tab);
    expect([tab.cart().totals, provider.coupons.size]).toMatchObject([
      { grand_total: 1900, estimated: false },
      0,
    ]);
  });

  it('is no call when it was taken off before it was sent', async () => {
    const { provider, browser, tab } = await withTee();
    browser.world.isOnline = false;
    await askForCoupon(tab.controller, 'FIRST');
    await askForCoupon(tab.controller, 'WELCOME10');
    browser.world.isOnline = true;
    await settle(tab);
    expect(names(provider.calls)).toEqual(['cart/apply-coupon']);
  });

  it('holds nothing up where wrong ones were tried too often', async () => {
    const { provider, tab } = await withTee();
    provider.state.refuse = { of: 'cart', status: 429, result: 'Too many attempts' };
    await askForCoupon(tab.controller, 'NONE');
    await tab.controller.send();
    await tab.controller.refresh();
    expect([tab.cart().coupon, tab.cart().refused_coupon]).toEqual([
      null,
      { code: 'NONE', text: 'Too many attempts' },
    ]);
  });

  it('changes the totals of a provider that has to be asked for them', async () => {
    const { tab } = await withTee({ isForeign: true });
    await askForCoupon(tab.controller, 'WELCOME10');
    await settle(tab);
    await tab.controller.send();
    await tab.controller.refresh();
    expect([tab.cart().coupon, tab.cart().totals?.grand_total]).toEqual([
      { code: 'WELCOME10', state: 'applied' },
      1710 + delivery,
    ]);
  });
});
