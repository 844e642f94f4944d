import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { askForCoupon } from './change-coupon.ts';
import { closeOrderNews } from './close-order-news.ts';
import type { OrderDetails } from './device-order.ts';
import { cancelSavedOrder, placeOrderOnDevice } from './order-on-device.ts';
import { sendOrder } from './send-order.ts';
import { type Passage, testContext, type TestProvider, testProvider } from './test-provider.ts';
import { settle, signIn, signOut, type Tab, testBrowser } from './test-tabs.ts';

const cutBefore: Passage = { fate: 'cut-before', ticks: 1 };
const cutAfter: Passage = { fate: 'cut-after', ticks: 1 };

const address = { country_id: 'IQ', street: ['Karrada 62'], city: 'Baghdad', firstname: 'Noor', lastname: 'Hasan' };
const details: OrderDetails = {
  shippingAddress: address, billingAddress: address,
  shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate', payment_method_code: 'cashondelivery',
};

const quantitiesOf = (lines: readonly { sku: string; qty: number }[]): Record<string, number> => Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]));

const oneTab = async ({ isOnline = true }: { isOnline?: boolean } = {}) => {
  const provider = testProvider();
  const browser = testBrowser(provider);
  const tab = browser.open();
  await tab.desk.send();
  browser.world.isOnline = isOnline;
  await tab.add('TEE', 2);
  await tab.desk.send();
  provider.calls.length = 0;
  const orderKeys = () => provider.calls.filter(({ name }) => name === 'order/place').map(({ key }) => key);
  return { provider, browser, tab, orderKeys, place: (given = details) => placeOrderOnDevice(tab.desk, given) };
};

describe('placing an order', () => {
  it('answers the number and leaves an empty cart that is not created again', async () => {
    const { provider, tab, place } = await oneTab();
    expect(await place()).toMatchObject({ ok: true, state: 'accepted', order_number: '000000001' });
    expect([tab.cart().lines, provider.calls.filter(({ name }) => name === 'cart/create')]).toEqual([[], []]);
  });

  it('lesson 06: an order whose answer was lost is placed once, under one key', async () => {
    const { provider, tab, orderKeys, place } = await oneTab();
    provider.state.passages = [cutAfter, cutBefore];
    expect(await place()).toMatchObject({ ok: true, state: 'saved' });
    await tab.desk.send();
    await tab.desk.send();
    await tab.desk.paint();
    expect([provider.orders.size, new Set(orderKeys()).size, tab.orders()[0]?.state]).toEqual([1, 1, 'accepted']);
  });

  it('lesson 06: a page killed while the order was under way sends the same order again', async () => {
    const { provider, browser, tab, orderKeys, place } = await oneTab();
    provider.state.passages = [{ fate: 'cut-after', ticks: 60 }];
    void place();
    while (orderKeys().length === 0) await new Promise((resolve) => setImmediate(resolve));
    tab.close();
    const again = browser.open();
    await again.desk.send();
    await again.desk.paint();
    expect([provider.orders.size, new Set(orderKeys()).size, again.cart().lines, again.orders()[0]?.state]).toEqual([1, 1, [], 'accepted']);
  });

  it('lesson 07: an order made offline is saved on the device and sent on reconnect', async () => {
    const { provider, browser, tab, place } = await oneTab({ isOnline: false });
    expect(await place()).toMatchObject({ ok: true, state: 'saved' });
    expect([tab.cart().lines, tab.orders()]).toMatchObject([[], [{ state: 'saved', can_cancel: true, lines: [{ sku: 'TEE', qty: 2 }] }]]);
    browser.world.isOnline = true;
    await tab.desk.send();
    await tab.desk.paint();
    expect([[...provider.orders.values()][0]?.lines, tab.orders()]).toMatchObject([[{ sku: 'TEE', qty: 2 }], [{ state: 'accepted', order_number: '000000001' }]]);
  });

  it('lesson 06: an order of a customer waits for her: neither a guest nor another customer sends it', async () => {
    const { provider, browser, tab, orderKeys, place } = await oneTab();
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

  it('lesson 09: an order that went by itself tells its number', async () => {
    const { browser, tab, place } = await oneTab({ isOnline: false });
    await place();
    browser.world.isOnline = true;
    await tab.desk.send();
    expect(tab.notices).toMatchObject([{ code: 'order.accepted', order_number: '000000001' }]);
  });

  it('is news after it went by itself, in every tab, until the shopper has seen it', async () => {
    const { browser, tab, place } = await oneTab({ isOnline: false });
    const answer = await place();
    browser.world.isOnline = true;
    await tab.desk.send();
    const other = browser.open();
    await other.desk.paint();
    expect(other.orders()).toMatchObject([{ state: 'accepted', is_news: true }]);
    await closeOrderNews(other.desk, answer.ok ? answer.order_id : '');
    await tab.desk.paint();
    expect([tab.orders()[0]?.is_news, other.orders()[0]?.is_news]).toEqual([false, false]);
  });

  it('is no news when its page has waited for the answer', async () => {
    const { tab, place } = await oneTab();
    await place();
    expect(tab.orders()).toMatchObject([{ state: 'accepted', is_news: false }]);
  });

  it('lesson 07: a saved order that is rejected says why and gives the cart back', async () => {
    const { provider, browser, tab, place } = await oneTab({ isOnline: false });
    await place();
    provider.state.refuse = { of: 'order', status: 400, result: 'Some of the ordered products are not available!' };
    browser.world.isOnline = true;
    await tab.desk.send();
    provider.state.refuse = null;
    await tab.desk.send();
    await tab.desk.paint();
    expect([tab.orders(), tab.quantities()]).toMatchObject([[{ state: 'rejected', reason: 'Some of the ordered products are not available!' }], { TEE: 2 }]);
  });

  it('lesson 09: a saved order can be cancelled, and its cart comes back', async () => {
    const { provider, browser, tab, place } = await oneTab({ isOnline: false });
    const placed = await place();
    expect(placed.ok && placed.state === 'saved' && (await cancelSavedOrder(tab.desk, placed.order_id))).toBe(true);
    browser.world.isOnline = true;
    await tab.desk.send();
    expect([tab.orders(), tab.quantities(), provider.orders.size, provider.quantities()]).toEqual([[], { TEE: 2 }, 0, { TEE: 2 }]);
  });

  it.each<[string, (tab: Tab, provider: TestProvider) => Promise<unknown>, Record<string, number>]>([
    ['nothing', async () => undefined, {}],
    ['more was bought', async (tab) => tab.add('CUP'), { CUP: 1 }],
    ['she was known again', async (tab, provider) => signIn(provider, tab), {}],
    ['she was known again and bought more', async (tab, provider) => { await signIn(provider, tab); await tab.add('CUP'); }, { CUP: 1 }],
  ])('lesson 01: is not added to her cart twice over when it comes back, as the provider knew her no more when she ordered and meanwhile: %s', async (_, meanwhile, more) => {
    const { provider, browser, tab } = await oneTab();
    await signIn(provider, tab);
    await settle(tab);
    provider.state.isSignedIn = false;
    await tab.add('MUG');
    await settle(tab);
    browser.world.isOnline = false;
    const placed = await placeOrderOnDevice(tab.desk, details);
    await meanwhile(tab, provider);
    expect(placed.ok && (await cancelSavedOrder(tab.desk, placed.order_id))).toBe(true);
    browser.world.isOnline = true;
    const again = browser.open();
    await signIn(provider, again);
    await settle(again);
    const both = { TEE: 2, MUG: 1, ...more };
    expect([again.quantities(), quantitiesOf(provider.carts.get(provider.owned.id ?? '') ?? [])]).toEqual([both, both]);
  });

  it.each([null, 'WELCOME10'])('waits for its customer however often her session ends under way, as before, with coupon %s', async (coupon) => {
    const { provider, browser, tab, place } = await oneTab();
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

  it.each([false, true])('lesson 01: of a customer is not added to her cart twice over when it is cancelled after she has bought more (known to the server: %s)', async (isKnown) => {
    const { provider, browser, tab } = await oneTab();
    await signIn(provider, tab);
    await settle(tab);
    browser.world.isOnline = false;
    await tab.add('MUG');
    const placed = await placeOrderOnDevice(tab.desk, details);
    await tab.add('CUP');
    const [order] = await tab.desk.device.storage.list('orders');
    if (isKnown && order) {
      await tab.desk.device.storage.write([{ in: 'orders', key: order.order_id, put: null }]);
      browser.world.isOnline = true;
      await settle(tab);
      browser.world.isOnline = false;
      await tab.desk.device.storage.write([{ in: 'orders', key: order.order_id, put: order }]);
    }
    expect(placed.ok && (await cancelSavedOrder(tab.desk, placed.order_id))).toBe(true);
    expect(tab.quantities()).toEqual({ TEE: 2, MUG: 1, CUP: 1 });
    browser.world.isOnline = true;
    await settle(tab);
    expect([tab.quantities(), provider.quantities()]).toEqual([{ TEE: 2, MUG: 1, CUP: 1 }, { TEE: 2, MUG: 1, CUP: 1 }]);
  });

  it('waits for its customer with what she bought after it, when it is cancelled while she is signed out', async () => {
    const { provider, browser, tab } = await oneTab();
    await signIn(provider, tab);
    await settle(tab);
    browser.world.isOnline = false;
    await tab.add('MUG');
    const placed = await placeOrderOnDevice(tab.desk, details);
    await tab.add('CUP');
    await signOut(provider, tab);
    expect(placed.ok && (await cancelSavedOrder(tab.desk, placed.order_id))).toBe(true);
    browser.world.isOnline = true;
    await signIn(provider, tab);
    await settle(tab);
    expect(tab.quantities()).toEqual({ TEE: 2, MUG: 1, CUP: 1 });
  });

  it.each([
    ['the server knows its cart', true],
    ['its cart is still to be made', false],
  ])('is not sent once it was cancelled, though sending had begun, when %s', async (_, isCartKnown) => {
    const { provider, browser, tab } = await oneTab({ isOnline: isCartKnown });
    browser.world.isOnline = false;
    const placed = await placeOrderOnDevice(tab.desk, details);
    const { device } = tab.desk;
    const held = Promise.withResolvers<void>();
    const holding = device.withLock('write', () => held.promise);
    const cancelling = cancelSavedOrder(tab.desk, placed.ok ? placed.order_id : '');
    browser.world.isOnline = true;
    const waiting = (await device.storage.list('orders'))[0];
    const sending = waiting && sendOrder(device, waiting);
    held.resolve();
    await holding;
    expect([await cancelling, await sending]).toEqual([true, 'done']);
    await tab.desk.send();
    await tab.desk.paint();
    expect([provider.orders.size, tab.orders(), tab.quantities(), provider.quantities(), provider.carts.size]).toEqual([0, [], { TEE: 2 }, { TEE: 2 }, 1]);
  });

  it('cannot cancel what may have arrived', async () => {
    const { provider, tab, place } = await oneTab();
    provider.state.passages = [cutAfter];
    const placed = await place();
    expect(placed.ok && (await cancelSavedOrder(tab.desk, placed.order_id))).toBe(false);
  });

  it('gives the cart back as it was when the server rejects it, with the server’s words', async () => {
    const { provider, tab, place } = await oneTab();
    provider.state.refuse = { of: 'order', status: 400, result: 'The shipping method is not available.' };
    expect(await place()).toEqual({ ok: false, code: 'order.rejected', text: 'The shipping method is not available.', sold_out: [], faults: [] });
    expect([tab.quantities(), tab.orders()]).toEqual([{ TEE: 2 }, []]);
  });

  it('is the same order when it is placed again after a fault of the server', async () => {
    const { provider, place, orderKeys } = await oneTab();
    provider.state.refuse = { of: 'order', status: 500, result: 'Something went wrong.' };
    await place();
    provider.state.refuse = null;
    expect(await place()).toMatchObject({ ok: true, state: 'accepted' });
    expect(new Set(orderKeys()).size).toBe(1);
  });

  it('is not placed dearer than the shopper saw: it says so, and the cart is read again', async () => {
    const { provider, tab, place } = await oneTab();
    provider.state.price = 1_500;
    expect(await place()).toEqual({ ok: false, code: 'order.rejected', text: 'The total is now 30', sold_out: [], faults: [] });
    expect([provider.orders.size, tab.quantities(), tab.cart().totals?.grand_total]).toEqual([0, { TEE: 2 }, 3_000]);
    expect(await place()).toMatchObject({ ok: true, state: 'accepted' });
  });

  it('is rejected with the reason when it became dearer while it waited on the device', async () => {
    const { provider, browser, tab, place } = await oneTab({ isOnline: false });
    await tab.desk.device.storage.write([{ in: 'contexts', key: 'en', put: { context: testContext, seen_at: 1_000 } }]);
    await place();
    provider.state.price = 1_500;
    browser.world.isOnline = true;
    await tab.desk.send();
    await tab.desk.paint();
    expect([provider.orders.size, tab.orders(), tab.quantities()]).toMatchObject([0, [{ state: 'rejected', reason: 'The total is now 30' }], { TEE: 2 }]);
  });

  it('is placed when it became cheaper', async () => {
    const { provider, place } = await oneTab();
    provider.state.price = 900;
    expect([await place(), provider.orders.size]).toMatchObject([{ ok: true, state: 'accepted' }, 1]);
  });

  it('keeps a saved order when the server fails, and sends it later', async () => {
    const { provider, browser, tab, place } = await oneTab({ isOnline: false });
    await place();
    browser.world.isOnline = true;
    provider.state.passages = [{ fate: 'answered', ticks: 0 }, cutBefore];
    await tab.desk.send();
    provider.state.refuse = { of: 'order', status: 500, result: 'Something went wrong.' };
    await tab.desk.send();
    provider.state.refuse = null;
    await tab.desk.send();
    expect(provider.orders.size).toBe(1);
  });

  it('asks for its cart in its own store, and under a new key when the one before was refused', async () => {
    const { provider, browser, tab, place } = await oneTab({ isOnline: false });
    await place();
    Object.assign(browser.world, { isOnline: true, store: 'ar' });
    provider.state.refuse = { of: 'create', status: 400, result: 'The Idempotency-Key was used for another request' };
    await tab.desk.send();
    provider.state.refuse = null;
    await tab.desk.send();
    const created = provider.calls.filter(({ name }) => name === 'cart/create');
    expect([created.map(({ storeCode }) => storeCode), new Set(created.map(({ key }) => key)).size, provider.orders.size]).toEqual([['en', 'en'], 2, 1]);
  });

  it.each<[string, Partial<Record<'refusal' | 'again', string>>, Record<string, number>[], Record<string, number>]>([
    ['it is accepted', {}, [{ TEE: 2 }], { CUP: 1 }],
    ['it is accepted, and its page was loaded anew', { again: 'loaded' }, [{ TEE: 2 }], { CUP: 1 }],
    ['it is accepted, and she had signed out and in', { again: 'signed in' }, [{ TEE: 2 }], { CUP: 1 }],
    ['it is rejected', { refusal: 'Error while adding products' }, [], { TEE: 2, CUP: 1 }],
    ['both are accepted, as she ordered that too', { again: 'ordered' }, [{ TEE: 2 }, { CUP: 1 }], {}],
  ])('lesson 06: of a customer takes nothing along of what she buys while it waits after a fault of the server: %s', async (_, { refusal, again }, ordered, left) => {
    const { provider, browser, tab: first, place } = await oneTab();
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

  it('adds what was bought meanwhile to the next cart, never to the ordered one', async () => {
    const { provider, browser, tab, place } = await oneTab({ isOnline: false });
    await place();
    await tab.add('MUG');
    browser.world.isOnline = true;
    await tab.desk.send();
    await tab.desk.paint();
    expect([[...provider.orders.values()][0]?.lines.map(({ sku }) => sku), tab.quantities(), provider.quantities()]).toEqual([['TEE'], { MUG: 1 }, { MUG: 1 }]);
  });

  it('keeps of its addresses only what the shopper reads once more', async () => {
    const { tab, place } = await oneTab();
    await place();
    const [order] = await tab.desk.device.storage.list('orders');
    expect([order?.state, order?.draft]).toEqual(['accepted', null]);
    expect(tab.orders()[0]?.recipient).toEqual({ name: 'Noor Hasan', phone: '', city: 'Baghdad', street: 'Karrada 62' });
  });

  it('keeps where it sends what is not delivered, and no place', async () => {
    const { tab, place } = await oneTab();
    const billingAddress = { country_id: 'IQ', city: 'Baghdad', street: ['-'], firstname: 'Noor', lastname: 'Hasan', telephone: '07701234567', email: 'noor@example.com' };
    await place({ billingAddress, payment_method_code: 'transfer' });
    const [order] = tab.orders();
    expect([order?.region_id, order?.recipient]).toEqual([null, { name: 'Noor Hasan', phone: '07701234567', city: '', street: '', email: 'noor@example.com' }]);
  });

  it('places nothing from an empty cart', async () => {
    const { tab, place } = await oneTab();
    await place();
    expect([await place(), tab.orders().length]).toEqual([{ ok: false, code: 'cart.empty' }, 1]);
  });
});
