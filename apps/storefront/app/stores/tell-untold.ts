import { changeCart } from './change-cart.ts';
import { readCart } from './device-cart.ts';
import type { Device } from './device.ts';
import type { DeviceNotice } from './notice-board.ts';
import { rejectionOf } from './rejection-of.ts';

/** Tells of what the server would not do with the cart, or keeps it for the next page where nobody hears it. */
export const tellOfCart = async (device: Device, notice: DeviceNotice): Promise<void> => {
  if (device.canTell === false) await changeCart(device, (cart) => ({ ...cart, unheard: [...cart.unheard, notice] }));
  else device.notify(notice);
};

/** Tells of what was turned down while no page was open, orders and changes of the cart; once, in whichever page comes first. */
export const tellUntold = ({ storage, withLock, notify }: Device): Promise<void> =>
  withLock('write', async () => {
    const orders = (await storage.list('orders')).filter(({ state, is_told: isTold }) => state === 'rejected' && isTold === false);
    const cart = await readCart(storage);
    const notices = [...orders.map(rejectionOf), ...cart.unheard];
    if (notices.length === 0) return;
    await storage.write([
      ...orders.map((order) => ({ in: 'orders' as const, key: order.order_id, put: { ...order, is_told: true } })),
      { in: 'cart', key: 'cart', put: { ...cart, unheard: [] } },
    ]);
    for (const notice of notices) notify(notice);
  });
