import { storeOfPath } from '../../i18n/store-of-path.ts';
import { deviceSource } from '../../offline/device-source.ts';
import { askForBackgroundSync } from '../../offline/register-service-worker.ts';
import { browserDevice, deviceChannelName } from '@dijla/device/platform/browser-device';
import { browserNotes } from '@dijla/device/journal/browser-journal';
import { markCart } from '@dijla/device/cart/cart-mark';
import { cartStore } from '@dijla/device/cart-view/cart-view-state';
import type { Device } from '@dijla/device/platform/device';
import { type CartController, createCartController } from '@dijla/device/cart/cart-controller';
import { deviceNotices } from '@dijla/device/notices/device-notices';
import { ordersStore } from '@dijla/device/orders/orders-view-state';
import { pageClient } from '../page-client.ts';
import { pageStorage } from '../storage/page-storage.ts';
import { showPendingNotices } from '@dijla/device/orders/show-pending-notices';
import { wakeSession } from '../session/wake-session.ts';

let controller: CartController | null = null;

/**
 * Listens for events that trigger sending besides the sender's own timer: reconnecting, returning to the
 * page, and the worker's background sync.
 */
const listenForWakes = (
  { device, send, sendOnWake, refresh }: CartController,
  channel: BroadcastChannel | null,
): void => {
  const wake = (): void => void refresh().then(send);
  addEventListener('online', wake);
  addEventListener('offline', () => void refresh());
  // A page restored from the back/forward cache has missed all messages since.
  addEventListener('pageshow', ({ persisted }) => persisted && wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  // The worker may have started sending before this page was open, and stored its notices.
  channel?.addEventListener('message', () => void refresh().then(() => showPendingNotices(device)));
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'send-outbox') void refresh().then(sendOnWake);
  });
};

/** Returns the page's cart controller, created on first use; never on a server. */
export const pageCartController = (): CartController => {
  if (controller === null) {
    const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(deviceChannelName) : null;
    const store = () => storeOfPath(location.pathname).code;
    const device: Device = {
      ...browserDevice({
        storage: pageStorage(),
        client: pageClient,
        store,
        notify: deviceNotices.post,
        channel,
        askForWake: () => void askForBackgroundSync(),
      }),
      productsOfLines: async (lines) =>
        (await import('../../view-models/choice/products-of-lines.ts')).productOfLines(
          deviceSource(store()),
          lines,
        ),
    };
    controller = createCartController(
      device,
      { cart: cartStore, orders: ordersStore },
      browserNotes(() => localStorage),
    );
    listenForWakes(controller, channel);
    cartStore.subscribe(({ ready, count }, before) => {
      if (ready && (count !== before.count || !before.ready)) markCart(count > 0);
    });
    wakeSession(controller);
  }
  return controller;
};
