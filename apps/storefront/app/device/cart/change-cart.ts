import { type DeviceCart, loadCart } from './device-cart.ts';
import type { Device } from '../platform/device.ts';

/** Reads the cart, changes it and keeps it, alone in the whole browser; the same object back means no change. */
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
