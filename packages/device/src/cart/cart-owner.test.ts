import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { askForCoupon } from './coupon/change-coupon.ts';
import { setLineQuantity, takeOutLine } from './lines/change-lines.ts';
import { emptyCart, loadCart } from './device-cart.ts';
import { oneTab, settle, signIn, signOut, type Tab } from '../testing/test-tabs.ts';
import type { TestProvider } from '../testing/test-provider.ts';

const line = (item_id: number, sku: string, qty: number) => ({ item_id, sku, parent_sku: sku, qty });
const hers = ({ owned, carts }: TestProvider): Record<string, number> =>
  Object.fromEntries((carts.get(owned.id ?? '') ?? []).map(({ sku, qty }) => [sku, qty]));

/** A customer whose cart has these lines on the server, on a device with a guest's cart of two tees. */
const guestWith = async (lines: ReturnType<typeof line>[], options: Parameters<typeof oneTab>[0] = {}) => {
  const { provider, browser, tab } = oneTab(options);
  provider.carts.set('hers', lines);
  provider.owned.id = 'hers';
  await tab.add('TEE', 2);
  await settle(tab);
  return { provider, browser, tab };
};
const shown = async (tab: Tab) => {
  await settle(tab);
  return tab.quantities();
};

describe('the cart of a customer', () => {
  it('lesson 04: holds what the guest had and what she had, equal lines added up', async () => {
    const { provider, tab } = await guestWith([line(90, 'TEE', 3), line(91, 'MUG', 1)]);
    await signIn(provider, tab);
    expect([await shown(tab), hers(provider)]).toEqual([
      { TEE: 5, MUG: 1 },
      { TEE: 5, MUG: 1 },
    ]);
  });

  it('lesson 04: holds as many as there are when both together are more', async () => {
    const { provider, tab } = await guestWith([line(90, 'TEE', 3)], { stock: 4 });
    await signIn(provider, tab);
    expect([await shown(tab), hers(provider)]).toEqual([{ TEE: 4 }, { TEE: 4 }]);
  });

  it('lesson 01: is merged once, whichever tab hears of it, and when the page starts again', async () => {
    const { provider, browser, tab } = await guestWith([line(90, 'TEE', 3)]);
    const other = browser.open();
    await signIn(provider, tab);
    await signIn(provider, other);
    await settle(tab);
    tab.close();
    const again = browser.open();
    await signIn(provider, again);
    expect([await shown(again), hers(provider)]).toEqual([{ TEE: 5 }, { TEE: 5 }]);
  });

  it('lesson 01: takes a guest’s line once although the device has forgotten that it did', async () => {
    const { provider, browser, tab } = await guestWith([]);
    const kept = await tab.controller.device.storage.read('cart', 'cart');
    await signIn(provider, tab);
    await settle(tab);
    tab.close();
    const forgetful = browser.open();
    await forgetful.controller.device.storage.write([{ in: 'cart', key: 'cart', put: kept }]);
    await signIn(provider, forgetful);
    expect(await shown(forgetful)).toEqual({ TEE: 2 });
  });

  it('takes what the guest changed without a connection', async () => {
    const { provider, browser, tab } = await guestWith([line(90, 'TEE', 3)]);
    browser.world.isOnline = false;
    await setLineQuantity(tab.controller, 'TEE', 4);
    await tab.add('MUG');
    await signIn(provider, tab);
    expect(tab.quantities()).toEqual({ TEE: 4, MUG: 1 });
    browser.world.isOnline = true;
    expect([await shown(tab), hers(provider)]).toEqual([
      { TEE: 7, MUG: 1 },
      { TEE: 7, MUG: 1 },
    ]);
  });

  it('is read without being changed when the guest had nothing', async () => {
    const { provider, tab } = oneTab();
    provider.carts.set('hers', [line(90, 'TEE', 3)]);
    provider.owned.id = 'hers';
    await tab.controller.send();
    await signIn(provider, tab);
    expect([await shown(tab), provider.changes()]).toEqual([{ TEE: 3 }, []]);
  });

  it('is merged with a provider that tells nothing of it when it is asked for', async () => {
    const { provider, tab } = await guestWith([line(90, 'TEE', 3)], { isForeign: true });
    await signIn(provider, tab);
    expect([await shown(tab), hers(provider)]).toEqual([{ TEE: 5 }, { TEE: 5 }]);
  });

  it('brings the guest’s coupon along', async () => {
    const { provider, tab } = await guestWith([line(90, 'TEE', 3)]);
    await askForCoupon(tab.controller, 'welcome10');
    await settle(tab);
    await signIn(provider, tab);
    await settle(tab);
    expect([tab.cart().coupon, provider.coupons.get('hers')]).toEqual([
      { code: 'WELCOME10', state: 'applied' },
      'WELCOME10',
    ]);
  });

  it('stays on the server when she signs out, and the device has none', async () => {
    const { provider, tab } = await guestWith([line(90, 'TEE', 3)]);
    await signIn(provider, tab);
    await settle(tab);
    provider.calls.length = 0;
    await signOut(provider, tab);
    expect([await shown(tab), hers(provider), provider.calls]).toEqual([{}, { TEE: 5 }, []]);
    await tab.add('MUG');
    expect([await shown(tab), hers(provider)]).toEqual([{ MUG: 1 }, { TEE: 5 }]);
  });

  it('is not mixed with that of the next customer on this device', async () => {
    const { provider, tab } = await guestWith([line(90, 'TEE', 3)]);
    await signIn(provider, tab, 7);
    await settle(tab);
    provider.carts.set('his', [line(95, 'MUG', 1)]);
    provider.owned.id = 'his';
    await signIn(provider, tab, 8);
    expect(await shown(tab)).toEqual({ MUG: 1 });
  });

  it('does not bring back what she ordered on another device', async () => {
    const { provider, tab } = await guestWith([line(90, 'TEE', 3)]);
    await signIn(provider, tab);
    await settle(tab);
    provider.carts.delete('hers');
    await tab.add('MUG');
    expect([await shown(tab), hers(provider)]).toEqual([{ MUG: 1 }, { MUG: 1 }]);
  });

  it.each(['changed', 'read'] as const)(
    'lesson 01: is not added to itself by the next sign-in when the session ended while it was %s',
    async (how) => {
      const { provider, browser, tab } = await guestWith([line(90, 'TEE', 3)]);
      await signIn(provider, tab);
      await settle(tab);
      provider.state.isSignedIn = false;
      await tab.controller.device.storage.write([{ in: 'session', key: 'session', put: null }]);
      if (how === 'changed') await tab.add('TEE');
      const asking = how === 'changed' ? tab : browser.open();
      expect(await shown(asking)).toEqual({});
      await signIn(provider, asking);
      const both = { TEE: how === 'changed' ? 6 : 5 };
      expect([await shown(asking), hers(provider)]).toEqual([both, both]);
    },
  );

  it('keeps for her what the server was not told when her session ended by itself, whoever uses the device meanwhile', async () => {
    const { provider, browser, tab } = await guestWith([line(90, 'TEE', 3), line(91, 'MUG', 1)]);
    await signIn(provider, tab);
    await settle(tab);
    browser.world.isOnline = false;
    await tab.add('MUG', 2);
    await setLineQuantity(tab.controller, 'TEE', 4);
    await signOut(provider, tab);
    browser.world.isOnline = true;
    await tab.add('CUP');
    expect(await shown(tab)).toEqual({ CUP: 1 });
    await signIn(provider, tab);
    expect([await shown(tab), hers(provider)]).toEqual([
      { TEE: 4, MUG: 3, CUP: 1 },
      { TEE: 4, MUG: 3, CUP: 1 },
    ]);
  });

  it('keeps for each customer what the server was not told of hers, whoever else’s waits on the device', async () => {
    const { provider, browser, tab } = await guestWith([line(90, 'TEE', 3)]);
    provider.carts.set('his', [line(95, 'MUG', 1)]);
    const comes = async (id: number) => {
      provider.owned.id = id === 7 ? 'hers' : 'his';
      await signIn(provider, tab, id);
    };
    const adds = async (id: number, sku: string) => {
      browser.world.isOnline = true;
      await comes(id);
      await settle(tab);
      browser.world.isOnline = false;
      await tab.add(sku);
    };
    await adds(7, 'CUP');
    await signOut(provider, tab);
    await adds(8, 'CAP');
    await signOut(provider, tab);
    browser.world.isOnline = true;
    await comes(7);
    expect([await shown(tab), hers(provider)]).toEqual([
      { TEE: 5, CUP: 1 },
      { TEE: 5, CUP: 1 },
    ]);
    await signOut(provider, tab);
    await comes(8);
    expect(await shown(tab)).toEqual({ MUG: 1, CAP: 1 });
  });

  it('finds what an older build kept of the one customer it kept for', async () => {
    const { tab } = await guestWith([]);
    const { storage } = tab.controller.device;
    const left = {
      owner: '7',
      cart_id: 'hers',
      provider: 'ours',
      store_code: 'en',
      base: emptyCart.base,
      operations: [],
      taken: { TEE: 1 },
    };
    await storage.write([{ in: 'cart', key: 'cart', put: { ...emptyCart, left } as never }]);
    const one = (await loadCart(storage)).left;
    await storage.write([{ in: 'cart', key: 'cart', put: { ...emptyCart, left: null } as never }]);
    expect([one, (await loadCart(storage)).left]).toEqual([[left], []]);
  });

  it('is a guest’s again when she signs out while it is becoming hers', async () => {
    const { provider, tab } = await guestWith([]);
    await Promise.all([signIn(provider, tab), signOut(provider, tab)]);
    expect((await tab.controller.device.storage.read('cart', 'cart'))?.owner).toBeNull();
  });

  it('lesson 16: goes on as a guest’s, once, when the provider knows her no more', async () => {
    const { provider, tab } = await guestWith([line(90, 'TEE', 3)]);
    await signIn(provider, tab);
    await settle(tab);
    provider.state.isSignedIn = false;
    await tab.add('MUG');
    expect([await shown(tab), tab.notices, hers(provider)]).toEqual([{ TEE: 5, MUG: 1 }, [], { TEE: 5 }]);
  });

  it('lesson 01: is not added to itself after it went on as a guest’s, whatever was done to it there', async () => {
    const { provider, browser, tab } = await guestWith([
      line(90, 'TEE', 3),
      line(91, 'MUG', 2),
      line(92, 'CUP', 1),
    ]);
    await signIn(provider, tab);
    await settle(tab);
    provider.state.isSignedIn = false;
    await tab.add('CUP');
    await settle(tab);
    await tab.add('TEE');
    await setLineQuantity(tab.controller, 'CUP', 1);
    await takeOutLine(tab.controller, 'MUG');
    await settle(tab);
    tab.close();
    const again = browser.open();
    await signIn(provider, again);
    expect([await shown(again), hers(provider)]).toEqual([
      { TEE: 6, CUP: 1 },
      { TEE: 6, CUP: 1 },
    ]);
  });

  it('lesson 01: is as it was when what went on as a guest’s went to the next customer', async () => {
    const { provider, tab } = await guestWith([line(90, 'TEE', 3)]);
    await signIn(provider, tab);
    await settle(tab);
    provider.state.isSignedIn = false;
    await tab.add('MUG');
    await settle(tab);
    provider.carts.set('his', []);
    provider.owned.id = 'his';
    await signIn(provider, tab, 8);
    expect(await shown(tab)).toEqual({ TEE: 5, MUG: 1 });
    await signOut(provider, tab);
    provider.owned.id = 'hers';
    await signIn(provider, tab);
    expect([await shown(tab), hers(provider)]).toEqual([
      { TEE: 5, MUG: 1 },
      { TEE: 5, MUG: 1 },
    ]);
  });
});
