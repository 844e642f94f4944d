import { loadCart } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import { rejectionOf } from './rejection-of.ts';

/**
 * Posts the notices of orders and cart changes that arose while no page was open; only once, in the first
 * page that is opened.
 */
export const showPendingNotices = ({ storage, withLock, notify }: Device): Promise<void> =>
  withLock('write', async () => {
    const orders = (await storage.list('orders')).filter(
      ({ state, is_told: isTold }) => state === 'rejected' && isTold === false,
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
