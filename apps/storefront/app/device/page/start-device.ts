import { whenIdle } from '../../ui/hooks/when-idle.ts';
import { openPendingAdditions } from '../journal/pending-additions.ts';

/**
 * Does what was shown or wished for on a page that was left too soon, then paints cart and orders from the device, before any request; what waits is sent, and the cart read again where it is old,
 * once the page is idle. The code comes in a chunk of its own, after the page's.
 */
export const startDevice = async (): Promise<void> => {
  const [
    { pageCartController: pageDesk },
    { forgetOldOrders },
    { followSession },
    { showPendingNotices: tellUntold },
  ] = await Promise.all([
    import('./page-cart-controller.ts'),
    import('../orders/order-on-device.ts'),
    import('../cart/cart-owner.ts'),
    import('../notices/show-pending-notices.ts'),
  ]);
  const desk = pageDesk();
  const { device, send } = desk;
  await desk.catchUp();
  if (openPendingAdditions().length > 0)
    await import('../journal/add-pending.ts')
      .then(({ addAllPending: grantOpenWishes }) => grantOpenWishes(desk))
      .catch(() => undefined);
  await followSession(desk);
  whenIdle(() => {
    void tellUntold(device)
      .then(() => forgetOldOrders(device))
      .then(send);
    void import('./cart-actions.ts')
      .then(({ bringCartActions }) => bringCartActions())
      .catch(() => undefined);
  });
};
