import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { askForCoupon } from './change-coupon.ts';
import { aboutToOrder, quantitiesOf } from './test-orders.ts';
import { settle, signIn, signOut } from './test-tabs.ts';

describe('an order of a customer', () => {
  it('lesson 06: an order of a customer waits for her: neither a guest nor another customer sends it', async () => {
    const { provider, browser, tab, orderKeys, place } = await aboutToOrder();
    await signIn(provider, tab);
    await settle(tab);
    browser.world.isOnline = false;
    await place();
    browser.world.isOnline = true;
    await signOut(provider, tab);
    await tab.desk.send();
    const asGuest = [orderKeys(), tab.notices];
    await signIn(provider, tab, 8);
    await tab.desk.send();
    expect([...asGuest, orderKeys(), tab.orders()]).toMatchObject([[], [], [], [{ state: 'saved', owner: '7' }]]);
    await signIn(provider, tab);
    await tab.desk.send();
    await tab.desk.paint();
    expect([orderKeys().length, tab.orders()]).toMatchObject([1, [{ state: 'accepted' }]]);
  });

  it.each([null, 'WELCOME10'])('waits for its customer however often her session ends under way, as before, with coupon %s', async (coupon) => {
    const { provider, browser, tab, place } = await aboutToOrder();
    await signIn(provider, tab);
    await settle(tab);
    browser.world.isOnline = false;
    if (coupon !== null) await askForCoupon(tab.desk, coupon);
    await place();
    const last = coupon === null ? 'order/place' : 'cart/apply-coupon';
    browser.world.isOnline = true;
    for (let round = 0; round < 3; round += 1) {
      await signIn(provider, tab);
      provider.calls.length = 0;
      provider.state.passages = Array.from({ length: 6 }, () => ({ fate: 'answered', ticks: 30 }));
      provider.state.refuse = { of: coupon === null ? 'order' : 'cart', status: 401, result: 'Sign in first.' };
      const sending = tab.desk.send();
      while (!provider.calls.some(({ name }) => name === last)) await new Promise((resolve) => setImmediate(resolve));
      await signOut(provider, tab);
      await sending;
      Object.assign(provider.state, { refuse: null, passages: [] });
      await tab.desk.paint();
      expect(tab.orders()).toMatchObject([{ state: 'saved', owner: '7', can_cancel: true }]);
    }
    await signIn(provider, tab);
    await tab.desk.send();
    await tab.desk.paint();
    expect([provider.orders.size, tab.orders()]).toMatchObject([1, [{ state: 'accepted' }]]);
  });

  it.each<[string, Partial<Record<'refusal' | 'again', string>>, Record<string, number>[], Record<string, number>]>([
    ['it is accepted', {}, [{ TEE: 2 }], { CUP: 1 }],
    ['it is accepted, and its page was loaded anew', { again: 'loaded' }, [{ TEE: 2 }], { CUP: 1 }],
    ['it is accepted, and she had signed out and in', { again: 'signed in' }, [{ TEE: 2 }], { CUP: 1 }],
    ['it is rejected', { refusal: 'Error while adding products' }, [], { TEE: 2, CUP: 1 }],
    ['both are accepted, as she ordered that too', { again: 'ordered' }, [{ TEE: 2 }, { CUP: 1 }], {}],
  ])('lesson 06: of a customer takes nothing along of what she buys while it waits after a fault of the server: %s', async (_, { refusal, again }, ordered, left) => {
    const { provider, browser, tab: first, place } = await aboutToOrder();
    let tab = first;
    await signIn(provider, tab);
    await settle(tab);
    browser.world.isOnline = false;
    await place();
    browser.world.isOnline = true;
    provider.state.refuse = { of: 'order', status: 500, result: 'Something went wrong.' };
    await tab.desk.send();
    await tab.add('CUP');
    await tab.desk.send();
    browser.world.now += 1;
    if (again === 'ordered') await place();
    if (again === 'loaded') tab = browser.open();
    if (again === 'signed in') await signOut(provider, tab).then(() => signIn(provider, tab));
    await tab.desk.send();
    await tab.desk.paint();
    expect(tab.quantities()).toEqual(again === 'ordered' ? {} : { CUP: 1 });
    provider.state.refuse = refusal === undefined ? null : { of: 'order', status: 500, result: refusal };
    await tab.desk.send();
    provider.state.refuse = null;
    await settle(tab);
    const hers = provider.carts.get(provider.owned.id ?? '') ?? [];
    expect([[...provider.orders.values()].map(({ lines }) => quantitiesOf(lines)), tab.quantities(), quantitiesOf(hers)]).toEqual([ordered, left, left]);
  });
});
