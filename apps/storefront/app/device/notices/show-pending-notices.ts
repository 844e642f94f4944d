import { changeCart } from '../cart/change-cart.ts';
import { type DeviceCart, loadCart } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import type { DeviceNotice } from './notice-board.ts';
import { rejectionOf } from '../orders/rejection-of.ts';

/** Returns the cart with a notice stored for the next page if it cannot be shown here. */
export const withPendingNotice = (
  cart: DeviceCart,
  notice: DeviceNotice | null,
  { canTell }: Pick<Device, 'canTell'>,
): DeviceCart =>
  notice === null || canTell !== false ? cart : { ...cart, unheard: [...cart.unheard, notice] };

/**
 * Changes the cart and posts a notice of the result. If the notice cannot be shown here, it is stored for
 * the next page in the same write, because a worker may be stopped after any write.
 */
export const changeCartAndTell = async (
  device: Device,
  change: (cart: DeviceCart) => DeviceCart,
  noticeOf: (changed: DeviceCart) => DeviceNotice | null,
): Promise<void> => {
  const changed = await changeCart(device, (cart) => {
    const after = change(cart);
    return withPendingNotice(after, noticeOf(after), device);
  });
  const notice = noticeOf(changed);
  if (notice !== null) device.notify(notice);
};

/**
 * Posts the notices of orders and cart changes that arose while no page was open; only once, in the first
 * page that is opened.
 */
export const showPendingNotices = ({ storage, withLock, notify }: Device): Promise<void> =>
  withLock('write', async () => {
    const orders = (await storage.list('orders')).filter(
      ({ state, is_told: wasShown }) => state === 'rejected' && wasShown === false,
    );
    const cart = await loadCart(storage);
    const notices = [...orders.map(rejectionOf), ...cart.unheard];
    if (notices.length === 0) return;
    await storage.write([
      ...orders.map((order) => ({
        in: 'orders' as const,
        key: order.order_id,
        put: { ...order, is_told: true },
      })),
      { in: 'cart', key: 'cart', put: { ...cart, unheard: [] } },
    ]);
    for (const notice of notices) notify(notice);
  });
