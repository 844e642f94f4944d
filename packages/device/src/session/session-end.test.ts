import { describe, expect, it } from 'vitest';
import { enqueueTask } from '../queue/send-tasks.ts';
import { emptyCart, loadCart } from '../cart/device-cart.ts';
import type { DeviceOrder } from '../orders/device-order.ts';
import type { Change } from '../platform/device-storage.ts';
import { testContext } from '../testing/test-provider.ts';
import { queueOf, signedIn, taskOf } from '../testing/test-session.ts';
import { withoutOwner } from '../cart/changes/with-owner.ts';

const mug = {
  id: 'o',
  kind: 'add',
  line_key: 'MUG',
  sku: 'MUG',
  parent_sku: 'MUG',
  qty: 1,
  at: 0,
  store_code: 'en',
  attempts: 0,
  qty_before: 0,
} as const;

describe('a session', () => {
  it('takes wishlist, alerts and comparison with it (spec 2 §4)', async () => {
    const { browser, tab } = await signedIn();
    const list = { owner: 7, known: [], changes: [] };
    await browser.storage.write([
      { in: 'lists', key: 'wishlist', put: { name: 'wishlist', list } },
      { in: 'lists', key: 'watchlist', put: { name: 'watchlist', list } },
      { in: 'lists', key: 'compare', put: { name: 'compare', list: { products: [] } } },
    ]);
    await tab.holder.end(false);
    expect(await browser.storage.list('lists')).toEqual([]);
  });

  it('ends with everything of the customer gone, a confirmation, and word to the other tabs', async () => {
    const { browser, accounts, tab } = await signedIn();
    const other = browser.open();
    await other.holder.show();
    await enqueueTask(queueOf({ browser, accounts }), taskOf('hers', 7));
    await browser.storage.write([
      { in: 'checkout', key: 'details', put: { fullName: 'Noor Hasan' } },
      ...[
        testContext,
        { ...testContext, store_code: 'ar', customer_group: 'Wholesale', price_list: 'wholesale' },
      ].map((context): Change => ({ in: 'contexts', key: context.store_code, put: { context, seen_at: 0 } })),
      ...(['accepted', 'rejected', 'saved'] as const).map((state): Change => ({
        in: 'orders',
        key: state,
        put: { order_id: state, state } as DeviceOrder,
      })),
    ]);
    await browser.storage.write([
      { in: 'queries', key: 'q', put: { answer: { hits: [], total: 0 }, seen_at: 0 } },
    ]);
    await tab.holder.end(false);
    await other.holder.show();
    expect([
      await tab.holder.kept(),
      await browser.storage.read('checkout', 'details'),
      (await browser.storage.list('tasks')).map(({ url }) => url),
    ]).toEqual([null, null, ['/api/user/logout']]);
    expect([
      (await browser.storage.list('orders')).map(({ state }) => state),
      (await browser.storage.list('contexts')).map(({ context }) => context.customer_group),
      await browser.storage.list('queries'),
    ]).toEqual([['saved'], ['NOT LOGGED IN'], []]);
    expect([tab.notices, tab.events.at(-1), other.profile(), other.events.at(-1)]).toEqual([
      [{ code: 'session.closed', kind: 'success' }],
      { code: 'session.signed-out', customer_id: 7, is_silent: false },
      null,
      { code: 'session.signed-out', customer_id: 7, is_silent: true },
    ]);
  });

  it.each([
    [false, []],
    [true, ['MUG']],
  ])('takes what was not sent of her cart along when it is ended by her: %s', async (isSilent, left) => {
    const { browser, tab } = await signedIn();
    await browser.storage.write([
      { in: 'cart', key: 'cart', put: { ...emptyCart, owner: '7', operations: [mug] } },
    ]);
    await tab.holder.end(isSilent);
    expect(
      withoutOwner(await loadCart(browser.storage)).left.flatMap(({ operations }) =>
        operations.map(({ sku }) => sku),
      ),
    ).toEqual(left);
  });

  it('leaves what was bought behind an order that waits for her, with the order, when it is ended by her', async () => {
    const { browser, tab } = await signedIn();
    const order = {
      order_id: 'waits',
      state: 'saved',
      draft: { cart: { ...emptyCart, owner: '7' } },
    } as DeviceOrder;
    await browser.storage.write([
      { in: 'orders', key: 'waits', put: order },
      { in: 'cart', key: 'cart', put: { ...emptyCart, owner: '7', operations: [mug] } },
    ]);
    await tab.holder.end(false);
    expect(await loadCart(browser.storage)).toMatchObject({
      owner: null,
      operations: [],
      left: [{ owner: '7', operations: [mug] }],
    });
  });

  it('leaves what waits for another customer when it is ended by its own', async () => {
    const { browser, tab } = await signedIn();
    const hers = {
      owner: '6',
      cart_id: 'hers',
      provider: 'ours',
      store_code: 'en',
      base: emptyCart.base,
      operations: [mug],
      taken: {},
    } as const;
    await browser.storage.write([
      { in: 'cart', key: 'cart', put: { ...emptyCart, owner: '7', operations: [mug], left: [hers] } },
    ]);
    await tab.holder.end(false);
    expect(await loadCart(browser.storage)).toMatchObject({ owner: null, operations: [], left: [hers] });
  });

  it('ends only once', async () => {
    const { tab } = await signedIn();
    await Promise.all([tab.holder.end(false), tab.holder.end(false)]);
    expect(tab.notices).toHaveLength(1);
  });
});
