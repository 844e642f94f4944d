import { changeCart } from './change-cart.ts';
import type { DeviceStorage } from '../platform/device-storage.ts';
import type { Device } from '../platform/device.ts';

/** Values of the checkout form by field name. Stays on the device. */
export type CheckoutDetails = Readonly<Record<string, string>>;

export const readCheckoutDetails = async (storage: DeviceStorage): Promise<CheckoutDetails> =>
  (await storage.read('checkout', 'details')) ?? {};

/**
 * Stores the values of the checkout form. From then on the shopper counts as being in the checkout (spec 1
 * §4).
 */
export const keepCheckoutDetails = async (
  device: Pick<Device, 'storage' | 'withLock' | 'now'>,
  details: CheckoutDetails,
): Promise<void> => {
  await device.storage.write([{ in: 'checkout', key: 'details', put: details }]);
  await changeCart(device, (cart) => ({ ...cart, checkout_at: device.now() }));
};
