import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { placeOrderOnDevice } from '../orders/order-on-device.ts';
import { details } from '../testing/test-orders.ts';
import { oneTab, settle } from '../testing/test-tabs.ts';
import { keepCheckoutDetails, readCheckoutDetails } from './checkout-details.ts';
import { loadCart } from './device-cart.ts';

describe('keepCheckoutDetails', () => {
  it('keeps what each of two tabs types, whichever is first', async () => {
    const { browser, tab } = oneTab();
    const [here, there] = [tab.controller.device, browser.open().controller.device];
    await Promise.all([
      keepCheckoutDetails(here, { fullName: 'Noor Hasan' }),
      keepCheckoutDetails(there, { phone: '0770 123 4567' }),
      keepCheckoutDetails(here, { landmark: 'By the mosque' }),
    ]);
    expect(await readCheckoutDetails(there.storage)).toEqual({
      fullName: 'Noor Hasan',
      phone: '0770 123 4567',
      landmark: 'By the mosque',
    });
  });

  it('spec 1 §4: counts as being in the checkout from then on, and leaves the cart as it is', async () => {
    const { browser, tab } = oneTab();
    await tab.add('TEE', 2);
    await settle(tab);
    browser.world.now = 5_000;
    await keepCheckoutDetails(tab.controller.device, { fullName: 'Noor' });
    expect(await loadCart(tab.controller.device.storage)).toMatchObject({
      checkout_at: 5_000,
      base: { lines: [{ sku: 'TEE', qty: 2 }] },
    });
  });

  it.each([true, false])(
    'row 4.35: an order ends the wish for an account, and keeps the rest (connected: %j)',
    async (isOnline) => {
      const { browser, tab } = oneTab();
      await tab.add('TEE');
      await settle(tab);
      await keepCheckoutDetails(tab.controller.device, { fullName: 'Noor', createAccount: 'yes' });
      browser.world.isOnline = isOnline;
      expect((await placeOrderOnDevice(tab.controller, details)).ok).toBe(true);
      expect(await readCheckoutDetails(tab.controller.device.storage)).toEqual({ fullName: 'Noor' });
    },
  );
});
