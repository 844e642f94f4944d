import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { aboutToOrder, cutBefore } from '../testing/test-orders.ts';
import { cancelSavedOrder } from './cancel-order.ts';
import { sendConfirmedOrders } from './send-confirmed.ts';

/** A shop whose owner lets shoppers confirm what they ordered without a connection. */
const asked = async ({ isOnline = false }: { isOnline?: boolean } = {}) => {
  const shop = await aboutToOrder({ isOnline });
  const { storage, store } = shop.tab.controller.device;
  const kept = await storage.read('contexts', store());
  if (kept === null) throw new Error('the tab has a context');
  const context = { ...kept.context, asks_before_sending: true as const };
  await storage.write([{ in: 'contexts', key: store(), put: { ...kept, context } }]);
  return shop;
};

describe('orders that ask first', () => {
  it('4.52: are kept on reconnect until the shopper confirms them, then sent once', async () => {
    const { provider, browser, tab, place, orderKeys } = await asked();
    expect(await place()).toMatchObject({ ok: true, state: 'saved' });
    browser.world.isOnline = true;
    await tab.controller.send();
    await tab.controller.refresh();
    expect([orderKeys(), tab.orders()]).toMatchObject([
      [],
      [{ state: 'saved', asks_first: true, can_cancel: true }],
    ]);
    await sendConfirmedOrders(tab.controller, [tab.orders()[0]?.order_id ?? '']);
    await tab.controller.refresh();
    expect([provider.orders.size, tab.orders()]).toMatchObject([
      1,
      [{ state: 'accepted', asks_first: false }],
    ]);
  });

  it('can be cancelled instead, and the cart is back', async () => {
    const { browser, tab, place, orderKeys } = await asked();
    await place();
    browser.world.isOnline = true;
    expect(await cancelSavedOrder(tab.controller, tab.orders()[0]?.order_id ?? '')).toBe('cancelled');
    expect([orderKeys(), tab.orders(), tab.cart().lines]).toMatchObject([[], [], [{ sku: 'TEE', qty: 2 }]]);
  });

  it('do not ask once they may have reached the server', async () => {
    const { provider, tab, place } = await asked({ isOnline: true });
    provider.state.passages = [cutBefore];
    expect(await place()).toMatchObject({ ok: true, state: 'saved' });
    await tab.controller.send();
    await tab.controller.refresh();
    expect(tab.orders()).toMatchObject([{ state: 'accepted' }]);
  });
});
