import { contractClient } from '@dijla/contract/client';
import { fallbackStore } from '@dijla/contract/store-views';
import { browserDevice, browserStorage, deviceChannelName } from '@dijla/device/platform/browser-device';
import { loadCart } from '@dijla/device/cart/device-cart';
import { sendWithoutPage } from '@dijla/device/sync/send-without-page';
import { storeCodeOf } from '@dijla/device/cart/store-code-of';
import { timed } from '@dijla/device/platform/shop-clock';
import { workerFetch } from '@dijla/device/session/worker-fetch';
import { type ShowNotice, tellOfOrders } from './tell-of-orders.ts';

/**
 * Sends everything pending on the device while no page is open; rejects if something is left, so that the
 * browser tries again.
 */
export const sendOutbox = async (show: ShowNotice): Promise<void> => {
  const channel = new BroadcastChannel(deviceChannelName);
  const storage = browserStorage(() => undefined);
  const before = await storage.list('orders');
  const store = storeCodeOf(await loadCart(storage)) ?? fallbackStore;
  const ask = workerFetch(storage, (request) => fetch(request));
  const device = browserDevice({
    storage,
    client: contractClient({ baseUrl: '', fetch: timed(ask) }),
    store: () => store,
    notify: () => undefined,
    channel,
    askForWake: () => undefined,
  });
  const isDone = await sendWithoutPage({ device, ask, origin: '' });
  await tellOfOrders(storage, before, show).catch(() => undefined);
  channel.close();
  if (!isDone) throw new Error('something still waits for an answer');
};
