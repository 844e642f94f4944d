import { type DeviceCart, loadCart } from '../cart/device-cart.ts';
import type { DeviceOrder } from './device-order.ts';
import type { Change } from '../platform/device-storage.ts';
import type { Device } from '../platform/device.ts';

export type OrderChange = { order: DeviceOrder | null; cart: DeviceCart };

/**
 * Changes a waiting order and the cart in one write, under a lock that covers the whole browser; null
 * removes the order. Returns false and changes nothing if the order is no longer waiting.
 */
export const changeOrder = (
  device: Pick<Device, 'storage' | 'withLock'>,
  orderId: string,
  change: (order: DeviceOrder, cart: DeviceCart) => OrderChange,
): Promise<boolean> =>
  device.withLock('write', async () => {
    const [order, cart] = await Promise.all([
      device.storage.read('orders', orderId),
      loadCart(device.storage),
    ]);
    if (order?.state !== 'saved') return false;
    const changed = change(order, cart);
    const changes: Change[] = [{ in: 'orders', key: orderId, put: changed.order }];
    if (changed.cart !== cart) changes.push({ in: 'cart', key: 'cart', put: changed.cart });
    await device.storage.write(changes);
    return true;
  });
