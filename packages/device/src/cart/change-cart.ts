import { type DeviceCart, loadCart } from './device-cart.ts';
import type { Device } from '../platform/device.ts';

/**
 * Reads, changes and stores the cart under a lock that covers the whole browser. Returning the same object
 * means no change.
 */
export const changeCart = (
  device: Pick<Device, 'storage' | 'withLock'>,
  change: (cart: DeviceCart) => DeviceCart,
): Promise<DeviceCart> =>
  device.withLock('write', async () => {
    const cart = await loadCart(device.storage);
    const changed = change(cart);
    if (changed !== cart) await device.storage.write([{ in: 'cart', key: 'cart', put: changed }]);
    return changed;
  });
