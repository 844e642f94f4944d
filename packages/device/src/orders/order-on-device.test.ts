import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { closeOrderNews } from './dismiss-order-notice.ts';
import { sendAll } from '../sync/send-all.ts';
import { showPendingNotices } from './show-pending-notices.ts';
import { aboutToOrder, cutAfter, cutBefore } from '../testing/test-orders.ts';
import { testContext } from '../testing/test-provider.ts';

describe('placing an order', () => {
  it('answers the number and leaves an empty cart that is not created again', async () => {
    const { provider, tab, place } = await aboutToOrder();
    expect(await place()).toMatchObject({ ok: true, state: 'accepted', order_number: '000000001' });
    expect([tab.cart().lines, provider.calls.filter(({ name }) => name === 'cart/create')]).toEqual([[], []]);
  });

  it('lesson 06: an order whose answer was lost is placed once, under one key', async () => {
    const { provider, tab, orderKeys, place } = await aboutToOrder();
    provider.state.passages = [cutAfter, cutBefore];
    expect(await place()).toMatchObject({ ok: true, state: 'saved' });
    await tab.controller.send();
    await tab.controller.send();
    await tab.controller.refresh();
    expect([provider.orders.size, new Set(orderKeys()).size, tab.orders()[0]?.state]).toEqual([
      1,
      1,
      'accepted',
    ]);
  });

  it('lesson 06: a page killed while the order was under way sends the same order again', async () => {
    const { provider, browser, tab, orderKeys, place } = await aboutToOrder();
    provider.state.passages = [{ fate: 'cut-after', ticks: 60 }];
    void place();
    while (orderKeys().length === 0) await new Promise((resolve) => setImmediate(resolve));
    tab.close();
    const again = browser.open();
    await again.controller.send();
    await again.controller.refresh();
    expect([
      provider.orders.size,
      new Set(orderKeys()).size,
      again.cart().lines,
      again.orders()[0]?.state,
    ]).toEqual([1, 1, [], 'accepted']);
  });

  /** The next page after one that was killed while the cart of its order was made; the order was never sent. */
  const killedBeforeSending = async () => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    browser.world.isOnline = true;
    provider.state.passages = [{ fate: 'cut-before', ticks: 10_000 }];
    void place();
    const { storage } = tab.controller.device;
    while ((await storage.list('orders')).length === 0) await new Promise((resolve) => setImmediate(resolve));
    tab.close();
    provider.state.passages = [];
    return { provider, next: browser.open() };
  };

  it('lesson 06: an order whose page was killed before it was sent is told of by the page that sends it, and stays news', async () => {
    const { next } = await killedBeforeSending();
    expect(await next.controller.device.storage.list('orders')).toMatchObject([
      { state: 'saved', attempts: 0 },
    ]);
    await next.controller.send();
    await next.controller.refresh();
    expect([next.notices, next.orders()]).toMatchObject([
      [{ code: 'order.accepted', order_number: '000000001' }],
      [{ state: 'accepted', is_news: true }],
    ]);
  });

  it('lesson 06: such an order waits while the server fails, and is told of when it is rejected', async () => {
    const { provider, next } = await killedBeforeSending();
    provider.state.refuse = { of: 'order', status: 500, result: 'Something went wrong.' };
    await next.controller.send();
    await next.controller.refresh();
    expect([next.notices, next.orders()]).toMatchObject([[], [{ state: 'saved' }]]);
    provider.state.refuse = {
      of: 'order',
      status: 400,
      result: 'Some of the ordered products are not available!',
    };
    await next.controller.send();
    await next.controller.refresh();
    expect([next.notices, next.orders(), next.quantities()]).toMatchObject([
      [{ code: 'order.rejected' }],
      [{ state: 'rejected', is_news: true }],
      { TEE: 2 },
    ]);
  });

  it('lesson 07: an order made offline is saved on the device and sent on reconnect', async () => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    expect(await place()).toMatchObject({ ok: true, state: 'saved' });
    expect([tab.cart().lines, tab.orders()]).toMatchObject([
      [],
      [{ state: 'saved', can_cancel: true, lines: [{ sku: 'TEE', qty: 2 }] }],
    ]);
    browser.world.isOnline = true;
    await tab.controller.send();
    await tab.controller.refresh();
    expect([[...provider.orders.values()][0]?.lines, tab.orders()]).toMatchObject([
      [{ sku: 'TEE', qty: 2 }],
      [{ state: 'accepted', order_number: '000000001' }],
    ]);
  });

  it('shows the provider’s totals once it was accepted, estimated no more', async () => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    await place();
    expect(tab.orders()[0]?.totals).toMatchObject({ grand_total: 1900, estimated: true });
    browser.world.isOnline = true;
    provider.state.price = 900;
    await tab.controller.send();
    await tab.controller.refresh();
    expect(tab.orders()[0]).toMatchObject({
      state: 'accepted',
      totals: { grand_total: 1800, estimated: false },
    });
  });

  it('lesson 09: an order that went by itself tells its number', async () => {
    const { browser, tab, place } = await aboutToOrder({ isOnline: false });
    await place();
    browser.world.isOnline = true;
    await tab.controller.send();
    expect(tab.notices).toMatchObject([{ code: 'order.accepted', order_number: '000000001' }]);
  });

  it('is news after it went by itself, in every tab, until the shopper has seen it', async () => {
    const { browser, tab, place } = await aboutToOrder({ isOnline: false });
    const answer = await place();
    browser.world.isOnline = true;
    await tab.controller.send();
    const other = browser.open();
    await other.controller.refresh();
    expect(other.orders()).toMatchObject([{ state: 'accepted', is_news: true }]);
    await closeOrderNews(other.controller, answer.ok ? answer.order_id : '');
    await tab.controller.refresh();
    expect([tab.orders()[0]?.is_news, other.orders()[0]?.is_news]).toEqual([false, false]);
  });

  it('lesson 07: one that was turned down while no page was open is told of by the next, once, and stays news until it was read', async () => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    const answer = await place();
    tab.close();
    const worker = browser.open();
    browser.world.isOnline = true;
    provider.state.refuse = {
      of: 'order',
      status: 400,
      result: 'Some of the ordered products are not available!',
    };
    await sendAll(
      { ...worker.controller.device, notify: () => undefined, canTell: false },
      { hasSynced: true },
      () => undefined,
    );
    worker.close();
    const [page, other] = [browser.open(), browser.open()];
    await Promise.all([page, other].map(({ controller }) => showPendingNotices(controller.device)));
    expect([...page.notices, ...other.notices]).toMatchObject([
      { code: 'order.rejected', text: 'Some of the ordered products are not available!' },
    ]);
    await page.controller.refresh();
    expect([page.orders(), page.quantities()]).toMatchObject([
      [{ state: 'rejected', is_news: true }],
      { TEE: 2 },
    ]);
    await closeOrderNews(page.controller, answer.ok ? answer.order_id : '');
    expect(page.orders()).toMatchObject([{ is_news: false }]);
  });

  it.each<[string, number, { of: 'order'; status: number; result: string } | null, object]>([
    ['that it was sent', 1, null, { code: 'order.accepted', order_number: '000000001' }],
    [
      'that the server fails on it again and again',
      3,
      { of: 'order', status: 500, result: 'Something went wrong.' },
      { code: 'order.stuck' },
    ],
  ])('lesson 07: tells the next page, once, %s while none was open', async (_, times, refuse, expected) => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    await place();
    tab.close();
    const worker = browser.open();
    browser.world.isOnline = true;
    provider.state.refuse = refuse;
    for (let attempt = 0; attempt < times; attempt += 1)
      await sendAll(
        { ...worker.controller.device, notify: () => undefined, canTell: false },
        { hasSynced: true },
        () => undefined,
      );
    worker.close();
    const pages = [browser.open(), browser.open()];
    await Promise.all(pages.map(({ controller }) => showPendingNotices(controller.device)));
    expect(pages.flatMap(({ notices }) => notices)).toMatchObject([expected]);
  });

  it('lesson 07: tells of both when, while no page was open, one order was taken and the next turned down', async () => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    await place();
    await tab.add('CUP');
    await place();
    tab.close();
    const worker = browser.open();
    browser.world.isOnline = true;
    const answers = [
      null,
      { of: 'order' as const, status: 400, result: 'Some of the ordered products are not available!' },
    ];
    const client = (async (...call: Parameters<typeof provider.client>) => {
      if (call[0] === 'order/place') provider.state.refuse = answers.shift() ?? null;
      return provider.client(...call);
    }) as typeof provider.client;
    await sendAll(
      { ...worker.controller.device, client, notify: () => undefined, canTell: false },
      { hasSynced: true },
      () => undefined,
    );
    worker.close();
    const page = browser.open();
    await showPendingNotices(page.controller.device);
    expect(page.notices.map(({ code }) => code).toSorted()).toEqual(['order.accepted', 'order.rejected']);
  });

  it('is no news when its page has waited for the answer', async () => {
    const { tab, place } = await aboutToOrder();
    await place();
    expect(tab.orders()).toMatchObject([{ state: 'accepted', is_news: false }]);
  });

  it('lesson 07: a saved order that is rejected says why and gives the cart back', async () => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    await place();
    provider.state.refuse = {
      of: 'order',
      status: 400,
      result: 'Some of the ordered products are not available!',
    };
    browser.world.isOnline = true;
    await tab.controller.send();
    provider.state.refuse = null;
    await tab.controller.send();
    await tab.controller.refresh();
    expect([tab.orders(), tab.quantities()]).toMatchObject([
      [{ state: 'rejected', reason: 'Some of the ordered products are not available!' }],
      { TEE: 2 },
    ]);
  });

  it('gives the cart back as it was when the server rejects it, with the server’s words', async () => {
    const { provider, tab, place } = await aboutToOrder();
    provider.state.refuse = { of: 'order', status: 400, result: 'The shipping method is not available.' };
    expect(await place()).toEqual({
      ok: false,
      code: 'order.rejected',
      text: 'The shipping method is not available.',
      refused_for: 'said',
      sold_out: [],
      faults: [],
    });
    expect([tab.quantities(), tab.orders()]).toEqual([{ TEE: 2 }, []]);
  });

  it('is the same order when it is placed again after a fault of the server', async () => {
    const { provider, place, orderKeys } = await aboutToOrder();
    provider.state.refuse = { of: 'order', status: 500, result: 'Something went wrong.' };
    await place();
    provider.state.refuse = null;
    expect(await place()).toMatchObject({ ok: true, state: 'accepted' });
    expect(new Set(orderKeys()).size).toBe(1);
  });

  it('is not placed dearer than the shopper saw: it says so, and the cart is read again', async () => {
    const { provider, tab, place } = await aboutToOrder();
    provider.state.price = 1_500;
    expect(await place()).toEqual({
      ok: false,
      code: 'order.rejected',
      text: 'The total is now 30',
      refused_for: 'said',
      sold_out: [],
      faults: [],
    });
    expect([provider.orders.size, tab.quantities(), tab.cart().totals?.grand_total]).toEqual([
      0,
      { TEE: 2 },
      3_000,
    ]);
    expect(await place()).toMatchObject({ ok: true, state: 'accepted' });
  });

  it('is rejected with the reason when it became dearer while it waited on the device', async () => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    await tab.controller.device.storage.write([
      { in: 'contexts', key: 'en', put: { context: testContext, seen_at: 1_000 } },
    ]);
    await place();
    provider.state.price = 1_500;
    browser.world.isOnline = true;
    await tab.controller.send();
    await tab.controller.refresh();
    expect([provider.orders.size, tab.orders(), tab.quantities()]).toMatchObject([
      0,
      [{ state: 'rejected', reason: 'The total is now 30' }],
      { TEE: 2 },
    ]);
  });

  it('is placed when it became cheaper', async () => {
    const { provider, place } = await aboutToOrder();
    provider.state.price = 900;
    expect([await place(), provider.orders.size]).toMatchObject([{ ok: true, state: 'accepted' }, 1]);
  });

  it('keeps a saved order when the server fails, and sends it later', async () => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    await place();
    browser.world.isOnline = true;
    provider.state.passages = [{ fate: 'answered', ticks: 0 }, cutBefore];
    await tab.controller.send();
    provider.state.refuse = { of: 'order', status: 500, result: 'Something went wrong.' };
    await tab.controller.send();
    provider.state.refuse = null;
    await tab.controller.send();
    expect(provider.orders.size).toBe(1);
  });

  it('asks for its cart in its own store, and under a new key when the one before was refused', async () => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    await place();
    Object.assign(browser.world, { isOnline: true, store: 'ar' });
    provider.state.refuse = {
      of: 'create',
      status: 400,
      result: 'The Idempotency-Key was used for another request',
    };
    await tab.controller.send();
    provider.state.refuse = null;
    await tab.controller.send();
    const created = provider.calls.filter(({ name }) => name === 'cart/create');
    expect([
      created.map(({ storeCode }) => storeCode),
      new Set(created.map(({ key }) => key)).size,
      provider.orders.size,
    ]).toEqual([['en', 'en'], 2, 1]);
  });

  it('adds what was bought meanwhile to the next cart, never to the ordered one', async () => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    await place();
    await tab.add('MUG');
    browser.world.isOnline = true;
    await tab.controller.send();
    await tab.controller.refresh();
    expect([
      [...provider.orders.values()][0]?.lines.map(({ sku }) => sku),
      tab.quantities(),
      provider.quantities(),
    ]).toEqual([['TEE'], { MUG: 1 }, { MUG: 1 }]);
  });

  it('keeps of its addresses only what the shopper reads once more', async () => {
    const { tab, place } = await aboutToOrder();
    await place();
    const [order] = await tab.controller.device.storage.list('orders');
    expect([order?.state, order?.draft]).toEqual(['accepted', null]);
    expect(tab.orders()[0]?.recipient).toEqual({
      name: 'Noor Hasan',
      phone: '',
      city: 'Baghdad',
      street: 'Karrada 62',
    });
  });

  it('keeps where it sends what is not delivered, and no place', async () => {
    const { tab, place } = await aboutToOrder();
    const billingAddress = {
      country_id: 'IQ',
      city: 'Baghdad',
      street: ['-'],
      firstname: 'Noor',
      lastname: 'Hasan',
      telephone: '07701234567',
      email: 'noor@example.com',
    };
    await place({ billingAddress, payment_method_code: 'transfer' });
    const [order] = tab.orders();
    expect([order?.region_id, order?.recipient]).toEqual([
      null,
      { name: 'Noor Hasan', phone: '07701234567', city: '', street: '', email: 'noor@example.com' },
    ]);
  });

  it('places nothing from an empty cart', async () => {
    const { tab, place } = await aboutToOrder();
    await place();
    expect([await place(), tab.orders().length]).toEqual([{ ok: false, code: 'cart.empty' }, 1]);
  });
});
