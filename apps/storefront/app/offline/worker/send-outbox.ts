import { contractClient } from '@dijla/contract/client';
import { fallbackStore } from '../../i18n/store-views.ts';
import { browserDevice, browserStorage, deviceChannelName } from '../../device/platform/browser-device.ts';
import type { Device } from '../../device/platform/device.ts';
import { loadCart } from '../../device/cart/device-cart.ts';
import { sendAll } from '../../device/sync/send-all.ts';
import { sendTasks } from '../send-tasks.ts';
import { storeCodeOf } from '../../device/platform/store-code-of.ts';
import { timed } from '../../provider-client/shop-clock.ts';
import { workerFetch } from './worker-fetch.ts';

/**
 * Sends everything pending on the device while no page is open; rejects if something is left, so that the
 * browser tries again.
 */
export const sendOutbox = async (): Promise<void> => {
  const channel = new BroadcastChannel(deviceChannelName);
  const storage = browserStorage(() => undefined);
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
  channel.close();
  if (!isDone || !areTasksSent) throw new Error('something still waits for an answer');
};
