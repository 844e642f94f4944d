import { whenIdle } from '@dijla/ui-kit/hooks/when-idle.ts';
import { openPendingAdditions } from '@dijla/device/journal/pending-additions';

/**
 * Replays acts and pending additions of pages that were left too soon, then shows cart and orders from the
 * device before any request. Once the page is idle, sends what is pending and pulls the cart again if it is
 * out of date, and looks after the storage. The code is in a chunk of its own, loaded after the page's.
 */
export const startDevice = async (): Promise<void> => {
  const [{ pageCartController }, { forgetOldOrders }, { followSession }, { showPendingNotices }] =
    await Promise.all([
      import('./cart/page-cart-controller.ts'),
      import('@dijla/device/orders/order-on-device'),
      import('@dijla/device/cart/cart-owner'),
      import('@dijla/device/orders/show-pending-notices'),
    ]);
  const controller = pageCartController();
  const { device, send } = controller;
  await controller.catchUp();
  if (openPendingAdditions().length > 0)
    await import('./cart/add-pending.ts')
      .then(({ addAllPending }) => addAllPending(controller))
      .catch(() => undefined);
  await followSession(controller);
  whenIdle(() => {
    void showPendingNotices(device)
      .then(() => forgetOldOrders(device))
      .then(send);
    void import('./storage/storage-care.ts')
      .then(({ careForStorage }) => careForStorage())
      .catch(() => undefined);
    void import('./cart/cart-actions.ts')
      .then(({ bringCartActions }) => bringCartActions())
      .catch(() => undefined);
  });
};
