import { contractClient } from '@dijla/contract/client';
import { fallbackStore } from '@dijla/contract/store-views';
import { browserDevice, browserStorage, deviceChannelName } from '@dijla/device/platform/browser-device';
import type { Device } from '@dijla/device/platform/device';
import { loadCart } from '@dijla/device/cart/device-cart';
import { sendAll } from '@dijla/device/sync/send-all';
import { sendTasks } from '@dijla/device/queue/send-tasks';
import { storeCodeOf } from '@dijla/device/cart/store-code-of';
import { timed } from '@dijla/device/platform/shop-clock';
import { type ShowNotice, tellOfOrders } from './tell-of-orders.ts';
import { workerFetch } from './worker-fetch.ts';

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
  const device: Device = {
    ...browserDevice({
      storage,
      client: contractClient({ baseUrl: '', fetch: timed(ask) }),
      store: () => store,
      notify: () => undefined,
      channel,
      askForWake: () => undefined,
    }),
    canTell: false,
  };
  const areTasksSent = await sendTasks({
    storage,
    withLock: device.withLock,
    now: device.now,
    fetch: ask,
    origin: '',
    page: null,
  });
  const isDone = await sendAll(device, { hasSynced: true }, () => undefined);
  device.tellOthers();
  await tellOfOrders(storage, before, show).catch(() => undefined);
  channel.close();
  if (!isDone || !areTasksSent) throw new Error('something still waits for an answer');
};
