import { followSession } from '@dijla/device/cart/cart-owner';
import type { CartController } from '@dijla/device/cart/cart-controller';
import { keepsOwnPrices } from '@dijla/device/session/customer-prices';
import { pageSession } from './page-session.ts';
import { sessionEvents } from '@dijla/device/session/session-events';
import type { SessionHolder } from '@dijla/device/session/session-holder';
import { queueSender } from '@dijla/device/session/session-queue';
import { sessionStore } from '@dijla/device/session/session-state';

export type LiveSession = {
  holder: SessionHolder;
  /** Sends the tasks in the sync queue. */ send: () => Promise<void>;
};

let live: LiveSession | null = null;

/** Saves or forgets the device for messages, where there is one. */
const followDevice = async ({ device: { storage } }: CartController): Promise<void> => {
  if ((await storage.read('messaging', 'token')) === null) return;
  const { followNotifications } = await import('../push-actions.ts');
  await followNotifications();
};

/**
 * Returns the active session of this page: the cart follows it, and pending tasks are sent when the
 * connection or the shopper comes back.
 */
export const liveSession = (controller: CartController): LiveSession => {
  if (live === null) {
    const holder = pageSession();
    const { send } = queueSender(holder, controller.device);
    sessionEvents.listen(() => void followDevice(controller));
    sessionEvents.listen(() => void followSession(controller).then(controller.send));
    addEventListener('online', () => void send());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void send();
    });
    navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === 'send-outbox') void send();
    });
    live = { holder, send };
  }
  return live;
};

const readAnew = async (
  { kept, client, keepProfile }: SessionHolder,
  controller: CartController,
): Promise<void> => {
  if ((await kept()) === null) return;
  const answer = await client('user/me', { query: { storeCode: controller.device.store() } });
  if (answer.ok) await keepProfile(answer.result);
};

/**
 * Shows the session stored on the device, then reads the customer again and sends pending tasks (spec 2 §4).
 */
export const startSession = async (controller: CartController): Promise<void> => {
  const { holder, send } = liveSession(controller);
  await holder.show();
  if (!controller.device.isOnline()) return;
  await readAnew(holder, controller).catch(() => undefined);
  await send();
  void followDevice(controller).catch(() => undefined);
};

/**
 * Follows a sign-in or sign-out in another tab. Reloads the page if the customer has individual prices,
 * because the page shows the general ones.
 */
export const followOtherTab = async (controller: CartController): Promise<void> => {
  await startSession(controller);
  await controller.send();
  if (await keepsOwnPrices(controller.device.storage)) location.reload();
};

/**
 * Updates a page restored from the back/forward cache. Reloads it if the customer has changed, because its
 * names and prices are another customer's.
 */
export const followAfterReturn = async (controller: CartController): Promise<void> => {
  const before = sessionStore.getState().profile?.id;
  await startSession(controller);
  if (sessionStore.getState().profile?.id !== before) location.reload();
};
