import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { cancelSavedOrder, sendOrderAgain } from './cancel-order.ts';
import { placeOrderOnDevice } from './order-on-device.ts';
import { sendOrder } from './send-order.ts';
import { aboutToOrder, cutAfter, cutBefore, details, quantitiesOf } from '../testing/test-orders.ts';
import type { TestProvider } from '../testing/test-provider.ts';
import { settle, signIn, signOut, type Tab } from '../testing/test-tabs.ts';

/** A customer who ordered without a connection and added another product to the cart after that. */
const hasBoughtMore = async () => {
  const { provider, browser, tab } = await aboutToOrder();
  await signIn(provider, tab);
  await settle(tab);
  browser.world.isOnline = false;
  await tab.add('MUG');
  const placed = await placeOrderOnDevice(tab.controller, details);
  await tab.add('CUP');
  return { provider, browser, tab, placed };
};

describe('cancelling an order', () => {
  it('lesson 09: a saved order can be cancelled, and its cart comes back', async () => {
    const { provider, browser, tab, place } = await aboutToOrder({ isOnline: false });
    const placed = await place();
    expect(
      placed.ok && placed.state === 'saved' && (await cancelSavedOrder(tab.controller, placed.order_id)),
    ).toBe('cancelled');
    browser.world.isOnline = true;
    await tab.controller.send();
    expect([tab.orders(), tab.quantities(), provider.orders.size, provider.quantities()]).toEqual([
      [],
      { TEE: 2 },
      0,
      { TEE: 2 },
    ]);
  });

  it.each<[string, (tab: Tab, provider: TestProvider) => Promise<unknown>, Record<string, number>]>([
    ['nothing', async () => undefined, {}],
    ['more was bought', async (tab) => tab.add('CUP'), { CUP: 1 }],
    ['she was known again', async (tab, provider) => signIn(provider, tab), {}],
    [
      'she was known again and bought more',
      async (tab, provider) => {
        await signIn(provider, tab);
        await tab.add('CUP');
      },
      { CUP: 1 },
    ],
  ])(
    'lesson 01: is not added to her cart twice over when it comes back, as the provider knew her no more when she ordered and meanwhile: %s',
    async (_, meanwhile, more) => {
      const { provider, browser, tab } = await aboutToOrder();
      await signIn(provider, tab);
      await settle(tab);
      provider.state.isSignedIn = false;
      await tab.add('MUG');
      await settle(tab);
      browser.world.isOnline = false;
      const placed = await placeOrderOnDevice(tab.controller, details);
      await meanwhile(tab, provider);
      expect(placed.ok && (await cancelSavedOrder(tab.controller, placed.order_id))).toBe('cancelled');
      browser.world.isOnline = true;
      const again = browser.open();
      await signIn(provider, again);
      await settle(again);
      const both = { TEE: 2, MUG: 1, ...more };
      expect([again.quantities(), quantitiesOf(provider.carts.get(provider.owned.id ?? '') ?? [])]).toEqual([
        both,
        both,
      ]);
    },
  );

  it.each([false, true])(
    'lesson 01: of a customer is not added to her cart twice over when it is cancelled after she has bought more (known to the server: %s)',
    async (isKnown) => {
      const { provider, browser, tab, placed } = await hasBoughtMore();
      const [order] = await tab.controller.device.storage.list('orders');
      if (isKnown && order) {
        await tab.controller.device.storage.write([{ in: 'orders', key: order.order_id, put: null }]);
        browser.world.isOnline = true;
        await settle(tab);
        browser.world.isOnline = false;
        await tab.controller.device.storage.write([{ in: 'orders', key: order.order_id, put: order }]);
      }
      expect(placed.ok && (await cancelSavedOrder(tab.controller, placed.order_id))).toBe('cancelled');
      expect(tab.quantities()).toEqual({ TEE: 2, MUG: 1, CUP: 1 });
      browser.world.isOnline = true;
      await settle(tab);
      expect([tab.quantities(), provider.quantities()]).toEqual([
        { TEE: 2, MUG: 1, CUP: 1 },
        { TEE: 2, MUG: 1, CUP: 1 },
      ]);
    },
  );

  it('waits for its customer with what she bought after it, when it is cancelled while she is signed out', async () => {
    const { provider, browser, tab, placed } = await hasBoughtMore();
    await signOut(provider, tab);
    expect(placed.ok && (await cancelSavedOrder(tab.controller, placed.order_id))).toBe('cancelled');
    browser.world.isOnline = true;
    await signIn(provider, tab);
    await settle(tab);
    expect(tab.quantities()).toEqual({ TEE: 2, MUG: 1, CUP: 1 });
  });

  it.each([
    ['the server knows its cart', true],
    ['its cart is still to be made', false],
  ])('is not sent once it was cancelled, though sending had begun, when %s', async (_, isCartKnown) => {
    const { provider, browser, tab } = await aboutToOrder({ isOnline: isCartKnown });
    browser.world.isOnline = false;
    const placed = await placeOrderOnDevice(tab.controller, details);
    const { device } = tab.controller;
    const held = Promise.withResolvers<void>();
    const holding = device.withLock('write', () => held.promise);
    const cancelling = cancelSavedOrder(tab.controller, placed.ok ? placed.order_id : '');
    browser.world.isOnline = true;
    const waiting = (await device.storage.list('orders'))[0];
    const sending = waiting && sendOrder(device, waiting);
    held.resolve();
    await holding;
    expect([await cancelling, await sending]).toEqual(['cancelled', 'done']);
    await tab.controller.send();
    await tab.controller.refresh();
    expect([
      provider.orders.size,
      tab.orders(),
      tab.quantities(),
      provider.quantities(),
      provider.carts.size,
    ]).toEqual([0, [], { TEE: 2 }, { TEE: 2 }, 1]);
  });

  it('cannot cancel what may have arrived', async () => {
    const { provider, tab, place } = await aboutToOrder();
    provider.state.passages = [cutAfter];
    const placed = await place();
    expect(placed.ok && (await cancelSavedOrder(tab.controller, placed.order_id))).toBe('settled');
  });
});

/**
 * An order that waited for the connection and on which the server then fails `times` times, a guest's or a
 * customer's.
 */
const failing = async ({
  times = 3,
  isCustomers = false,
}: { times?: number; isCustomers?: boolean } = {}) => {
  const started = await aboutToOrder();
  const { provider, browser, tab, place } = started;
  if (isCustomers) await signIn(provider, tab);
  await settle(tab);
  browser.world.isOnline = false;
  const placed = await place();
  browser.world.isOnline = true;
  provider.state.refuse = { of: 'order', status: 500, result: 'Something went wrong.' };
  for (let attempt = 0; attempt < times; attempt += 1) await tab.controller.send();
  await tab.controller.refresh();
  const kept = () => tab.orders().map(({ state, is_stuck: isStuck }) => [state, isStuck]);
  return {
    ...started,
    orderId: placed.ok ? placed.order_id : '',
    kept,
    recover: () => (provider.state.refuse = null),
  };
};

describe('an order the server fails on', () => {
  it.each([
    [2, false, []],
    [3, true, ['order.stuck']],
    [5, true, ['order.stuck']],
  ])('%d times: the shopper is told once that has become a habit', async (times, isStuck, told) => {
    const { tab, kept } = await failing({ times });
    expect([kept(), tab.notices.map(({ code }) => code)]).toEqual([[['saved', isStuck]], told]);
  });

  it('is only late while nobody answers', async () => {
    const { provider, tab, kept } = await failing({ times: 0 });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      provider.state.passages = [cutAfter, cutBefore, cutBefore];
      await tab.controller.send();
    }
    await tab.controller.refresh();
    expect(kept()).toEqual([['saved', false]]);
  });

  it.each([false, true])(
    'is cancelled, its lines go back beside what was bought meanwhile, and all of it can be ordered (a customer’s: %s)',
    async (isCustomers) => {
      const { provider, tab, orderId, recover, place, kept } = await failing({ isCustomers });
      await tab.add('CUP');
      expect([await cancelSavedOrder(tab.controller, orderId), kept(), tab.quantities()]).toEqual([
        'cancelled',
        [],
        { TEE: 2, CUP: 1 },
      ]);
      await settle(tab);
      const hers = quantitiesOf([...provider.carts.values()].at(-1) ?? []);
      expect([hers, provider.orders.size]).toEqual([{ TEE: 2, CUP: 1 }, 0]);
      recover();
      expect(await place()).toMatchObject({ ok: true, state: 'accepted' });
      expect([
        [...provider.orders.values()].map(({ lines }) => quantitiesOf(lines)),
        provider.orders.has(orderId),
      ]).toEqual([[{ TEE: 2, CUP: 1 }], false]);
    },
  );

  it('no longer holds back the order a customer made after it', async () => {
    const { provider, browser, tab, orderId, recover, place, kept } = await failing({ isCustomers: true });
    await tab.add('CUP');
    browser.world.now += 1;
    await place();
    expect(kept()).toEqual([
      ['saved', false],
      ['saved', true],
    ]);
    await cancelSavedOrder(tab.controller, orderId);
    recover();
    await settle(tab);
    expect([[...provider.orders.values()].map(({ lines }) => quantitiesOf(lines)), tab.quantities()]).toEqual(
      [[{ CUP: 1 }], { TEE: 2 }],
    );
  });

  it('stands when the server had it after all: it is not cancelled, and its number comes', async () => {
    const { provider, tab, orderId, recover, kept } = await failing({ times: 0 });
    recover();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      provider.state.passages = [{ fate: 'failed-after', ticks: 0 }];
      await tab.controller.send();
    }
    await tab.controller.refresh();
    expect([kept(), provider.orders.size]).toEqual([[['saved', true]], 1]);
    expect(await cancelSavedOrder(tab.controller, orderId)).toBe('settled');
    await tab.controller.refresh();
    expect([kept(), provider.orders.size, tab.quantities()]).toEqual([[['accepted', false]], 1, {}]);
  });

  it('is kept as it is when nobody can say whether the server has it', async () => {
    const { provider, tab, orderId, recover, kept } = await failing();
    provider.state.passages = [cutBefore];
    expect([await cancelSavedOrder(tab.controller, orderId), kept(), tab.quantities()]).toEqual([
      'unknown',
      [['saved', true]],
      {},
    ]);
    recover();
    expect([await sendOrderAgain(tab.controller, orderId), provider.orders.size]).toEqual([true, 1]);
  });

  it('is cancelled all the same when the answer to that is lost: what is sent again is refused, and the lines come back once', async () => {
    const { provider, tab, orderId, recover } = await failing({ isCustomers: true });
    recover();
    provider.state.passages = [cutAfter];
    await cancelSavedOrder(tab.controller, orderId);
    await settle(tab);
    expect([
      provider.orders.size,
      tab.orders().map(({ state }) => state),
      tab.quantities(),
      provider.quantities(),
    ]).toEqual([0, ['rejected'], { TEE: 2 }, { TEE: 2 }]);
  });

  it('is tried again when the shopper asks for it', async () => {
    const { provider, tab, orderId, recover } = await failing();
    expect([await sendOrderAgain(tab.controller, orderId), provider.orders.size]).toEqual([false, 0]);
    recover();
    expect([await sendOrderAgain(tab.controller, orderId), provider.orders.size]).toEqual([true, 1]);
  });
});
