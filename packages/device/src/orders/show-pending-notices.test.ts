import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { setLineQuantity } from '../cart/lines/change-lines.ts';
import { chooseShipping } from '../cart/choose-shipping.ts';
import { isPaymentSent, loadCart } from '../cart/device-cart.ts';
import type { DeviceStorage } from '../platform/device-storage.ts';
import { sendAll } from '../sync/send-all.ts';
import { showPendingNotices } from './show-pending-notices.ts';
import { oneTab, settle, type Tab } from '../testing/test-tabs.ts';

type Case = [subject: string, act: (tab: Tab) => Promise<unknown>, isRefused: boolean, told: object];

const refusal = { code: 'cart.refused', text: 'The requested qty is not available' };

const cases: readonly Case[] = [
  ['a first add', ({ add }) => add('MUG'), true, { ...refusal, name: 'MUG name', has_line: false }],
  [
    'another quantity',
    ({ controller }) => setLineQuantity(controller, 'TEE', 9),
    true,
    { ...refusal, line_key: 'TEE', has_line: true },
  ],
  [
    'a payment method',
    ({ controller }) =>
      chooseShipping(controller, {
        address: { country_id: 'IQ' },
        carrier_code: 'flatrate',
        method_code: 'flatrate',
        payment: 'qicard',
      }),
    false,
    { code: 'checkout.payment-select-failed' },
  ],
];

/**
 * The storage of a worker that is stopped as soon as nothing of the cart is pending: it writes nothing after
 * that.
 */
const stopped = (storage: DeviceStorage): DeviceStorage => ({
  ...storage,
  write: async (changes) => {
    const cart = await loadCart(storage);
    if (cart.operations.length === 0 && isPaymentSent(cart)) throw new Error('stopped');
    await storage.write(changes);
  },
});

describe('what was refused while no page was open', () => {
  it.each(cases)(
    'is told by the next one, once, though the worker was stopped at once: %s',
    async (_, act, isRefused, expected) => {
      const { provider, browser, tab } = oneTab();
      await tab.add('TEE');
      await settle(tab);
      browser.world.isOnline = false;
      await act(tab);
      tab.close();
      browser.world.isOnline = true;
      if (isRefused) provider.state.refuse = { of: 'cart', status: 400, result: refusal.text };
      const worker = browser.open();
      const { device } = worker.controller;
      await sendAll(
        { ...device, storage: stopped(device.storage), canTell: false },
        { hasSynced: true },
        () => undefined,
      ).catch(() => null);
      worker.close();
      const pages = [browser.open(), browser.open()];
      await Promise.all(pages.map(({ controller }) => showPendingNotices(controller.device)));
      expect(pages.flatMap(({ notices }) => notices)).toMatchObject([expected]);
      const later = browser.open();
      await showPendingNotices(later.controller.device);
      expect(later.notices).toEqual([]);
    },
  );
});
