import { fallbackStore } from '../../i18n/store-views.ts';
import { browserDevice, browserStorage, deviceChannelName } from '../../stores/browser-device.ts';
import { readCart } from '../../stores/device-cart.ts';
import { sendAll } from '../../stores/send-all.ts';
import { storeCodeOf } from '../../stores/store-code-of.ts';
import { workerClient } from './worker-client.ts';

/** Sends what waits on the device while no page is open; rejects when something is left, so that the browser tries again. */
export const sendOutbox = async (): Promise<void> => {
  const channel = new BroadcastChannel(deviceChannelName);
  const storage = browserStorage(() => undefined);
  const store = storeCodeOf(await readCart(storage)) ?? fallbackStore;
  const device = browserDevice({ storage, client: workerClient(storage), store: () => store, notify: () => undefined, channel, askForWake: () => undefined });
  const isDone = await sendAll(device, { hasSynced: true }, () => undefined);
  device.tellOthers();
  channel.close();
  if (!isDone) throw new Error('something still waits for an answer');
};
