import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { askForCoupon } from '../cart/coupon/change-coupon.ts';
import { loadCart } from '../cart/device-cart.ts';
import { takeOutLine } from '../cart/lines/change-lines.ts';
import { aboutToOrder, quantitiesOf } from '../testing/test-orders.ts';
import { settle, signIn, signOut, type Tab, testBrowser } from '../testing/test-tabs.ts';

describe('an order of a customer', () => {
  it('lesson 06: an order of a customer waits for her: neither a guest nor another customer sends it', async () => {
    const { provider, browser, tab, orderKeys, place } = await aboutToOrder();
    await signIn(provider, tab);
    await settle(tab);
    browser.world.isOnline = false;
    await place();
    browser.world.isOnline = true;
    await signOut(provider, tab);
    await tab.controller.send();
    const asGuest = [orderKeys(), tab.notices];
    await signIn(provider, tab, 8);
    await tab.controller.send();
    expect([...asGuest, orderKeys(), tab.orders()]).toMatchObject([
      [],
      [],
      [],
      [{ state: 'saved', owner: '7' }],
    ]);
    await signIn(provider, tab);
    await tab.controller.send();
    await tab.controller.refresh();
    expect([orderKeys().length, tab.orders()]).toMatchObject([1, [{ state: 'accepted' }]]);
  });

  it.each([null, 'WELCOME10'])(
    'waits for its customer however often her session ends under way, as before, with coupon %s',
    async (coupon) => {
      const { provider, browser, tab, place } = await aboutToOrder();
      await signIn(provider, tab);
      await settle(tab);
      browser.world.isOnline = false;
      if (coupon !== null) await askForCoupon(tab.controller, coupon);
      await place();
      const last = coupon === null ? 'order/place' : 'cart/apply-coupon';
      browser.world.isOnline = true;
      for (let round = 0; round < 3; round += 1) {
        await signIn(provider, tab);
        provider.calls.length = 0;
        provider.state.passages = Array.from({ length: 6 }, () => ({ fate: 'answered', ticks: 30 }));
        provider.state.refuse = {
          of: coupon === null ? 'order' : 'cart',
          status: 401,
          result: 'Sign in first.',
        };
        const sending = tab.controller.send();
        while (!provider.calls.some(({ name }) => name === last))
          await new Promise((resolve) => setImmediate(resolve));
        await signOut(provider, tab);
        await sending;
        Object.assign(provider.state, { refuse: null, passages: [] });
        await tab.controller.refresh();
        expect(tab.orders()).toMatchObject([{ state: 'saved', owner: '7', can_cancel: true }]);
      }
      await signIn(provider, tab);
      await tab.controller.send();
      await tab.controller.refresh();
      expect([provider.orders.size, tab.orders()]).toMatchObject([1, [{ state: 'accepted' }]]);
    },
  );

  it.each<
    [string, Partial<Record<'refusal' | 'again', string>>, Record<string, number>[], Record<string, number>]
  >([
    ['it is accepted', {}, [{ TEE: 2 }], { CUP: 1 }],
    ['it is accepted, and its page was loaded anew', { again: 'loaded' }, [{ TEE: 2 }], { CUP: 1 }],
    ['it is accepted, and she had signed out and in', { again: 'signed in' }, [{ TEE: 2 }], { CUP: 1 }],
    ['it is rejected', { refusal: 'Error while adding products' }, [], { TEE: 2, CUP: 1 }],
    ['both are accepted, as she ordered that too', { again: 'ordered' }, [{ TEE: 2 }, { CUP: 1 }], {}],
  ])(
    'lesson 06: of a customer takes nothing along of what she buys while it waits after a fault of the server: %s',
    async (_, { refusal, again }, ordered, left) => {
      const { provider, browser, tab: first, place } = await aboutToOrder();
      let tab = first;
      await signIn(provider, tab);
      await settle(tab);
      browser.world.isOnline = false;
      await place();
      browser.world.isOnline = true;
      provider.state.refuse = { of: 'order', status: 500, result: 'Something went wrong.' };
      await tab.controller.send();
      await tab.add('CUP');
      await tab.controller.send();
      browser.world.now += 1;
      if (again === 'ordered') await place();
      if (again === 'loaded') tab = browser.open();
      if (again === 'signed in') await signOut(provider, tab).then(() => signIn(provider, tab));
      await tab.controller.send();
      await tab.controller.refresh();
      expect(tab.quantities()).toEqual(again === 'ordered' ? {} : { CUP: 1 });
      provider.state.refuse = refusal === undefined ? null : { of: 'order', status: 500, result: refusal };
      await tab.controller.send();
      provider.state.refuse = null;
      await settle(tab);
      const hers = provider.carts.get(provider.owned.id ?? '') ?? [];
      expect([
        [...provider.orders.values()].map(({ lines }) => quantitiesOf(lines)),
        tab.quantities(),
        quantitiesOf(hers),
      ]).toEqual([ordered, left, left]);
    },
  );

  it('brings what a guest ordered into her own cart, where she signed in before it was rejected', async () => {
    const { provider, browser, tab, place } = await aboutToOrder();
    browser.world.isOnline = false;
    await place();
    await signIn(provider, tab);
    browser.world.isOnline = true;
    provider.state.refuse = { of: 'order', status: 500, result: 'Error while adding products' };
    await tab.controller.send();
    provider.state.refuse = null;
    const { owner } = await loadCart(tab.controller.device.storage);
    await settle(tab);
    expect([
      owner,
      tab.orders(),
      tab.quantities(),
      quantitiesOf(provider.carts.get(provider.owned.id ?? '') ?? []),
    ]).toMatchObject(['7', [{ state: 'rejected' }], { TEE: 2 }, { TEE: 2 }]);
  });

  it.each<[string, (phone: Tab) => Promise<unknown>, Record<string, number>, Record<string, number>]>([
    ['as it was', async () => undefined, { TEE: 2 }, { TEE: 1, CUP: 1 }],
    ['with a line not told yet', (phone) => phone.add('MUG'), { TEE: 2, MUG: 1 }, { TEE: 1, CUP: 1 }],
    ['with more of a line than was told', (phone) => phone.add('TEE'), { TEE: 3 }, { TEE: 1, CUP: 1 }],
    [
      'with a line taken out',
      (phone) => phone.add('MUG').then(() => takeOutLine(phone.controller, 'TEE')),
      { MUG: 1 },
      { TEE: 1, CUP: 1 },
    ],
  ])(
    'takes nothing along of what she added to her cart on another device while it waited: it stands in her next one, on both (ordered %s)',
    async (_, change, ordered, left) => {
      const { provider, browser, tab: phone, place } = await aboutToOrder();
      await signIn(provider, phone);
      await settle(phone);
      const computer = testBrowser(provider);
      const laptop = computer.open();
      await signIn(provider, laptop);
      await settle(laptop);
      browser.world.isOnline = false;
      await change(phone);
      await place();
      await laptop.add('TEE');
      await laptop.add('CUP');
      await settle(laptop);
      browser.world.isOnline = true;
      computer.world.now += 600_000;
      for (const tab of [phone, laptop]) await settle(tab);
      expect([...provider.orders.values()].map(({ lines }) => quantitiesOf(lines))).toEqual([ordered]);
      expect([
        quantitiesOf(provider.carts.get(provider.owned.id ?? '') ?? []),
        phone.quantities(),
        laptop.quantities(),
      ]).toEqual([left, left, left]);
      const again = testBrowser(provider).open();
      await signIn(provider, again);
      await settle(again);
      expect(again.quantities()).toEqual(left);
    },
  );
});
