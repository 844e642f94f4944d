import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { setLineQuantity } from '../lines/change-lines.ts';
import { loadCart } from '../device-cart.ts';
import { pullCart } from '../../sync/pull-cart.ts';
import type { testProvider } from '../../testing/test-provider.ts';
import { oneTab, settle, type Tab } from '../../testing/test-tabs.ts';

/** A tab with a line of which five are acknowledged and two more were refused. */
const refusedTab = async (options: Parameters<typeof testProvider>[0] = {}): Promise<Tab> => {
  const { tab } = oneTab({ stock: 5, ...options });
  await tab.add('TEE', 5);
  await settle(tab);
  await setLineQuantity(tab.controller, 'TEE', 7);
  await settle(tab);
  return tab;
};

const error = { text: 'The requested qty is not available' };

describe('withRefusal', () => {
  it('brings the acknowledged quantity back with the words beside it', async () => {
    const tab = await refusedTab();
    expect(tab.cart().lines).toMatchObject([{ sku: 'TEE', qty: 5, error }]);
  });

  it('keeps the words while another line changes', async () => {
    const tab = await refusedTab();
    await tab.add('MUG');
    await settle(tab);
    expect(tab.cart().lines).toMatchObject([
      { sku: 'TEE', error },
      { sku: 'MUG', error: null },
    ]);
  });

  it.each([false, true])('is forgotten with the next pull (foreign provider: %s)', async (isForeign) => {
    const tab = await refusedTab({ isForeign });
    await pullCart(tab.controller.device, await loadCart(tab.controller.device.storage));
    await tab.controller.refresh();
    expect(tab.cart().lines).toMatchObject([{ sku: 'TEE', qty: 5, error: null }]);
  });

  it.each([false, true])(
    'is forgotten with a change that waited behind it and was taken (foreign provider: %s)',
    async (isForeign) => {
      const { tab } = oneTab({ stock: 5, isForeign });
      await tab.add('TEE', 5);
      await settle(tab);
      await tab.add('TEE', 2);
      await setLineQuantity(tab.controller, 'TEE', 4);
      await settle(tab);
      expect(tab.cart().lines).toMatchObject([{ sku: 'TEE', qty: 4, error: null }]);
    },
  );
});
