import { loadCart } from './device-cart.ts';
import type { DeviceStorage } from '../platform/device-storage.ts';
import type { Device } from '../platform/device.ts';

/** Values of the checkout form by field name. Stays on the device. Never holds a password. */
export type CheckoutDetails = Readonly<Record<string, string>>;

/** Name of the value that tells whether an account is to be made with the order. */
export const accountWish = 'createAccount';

export const readCheckoutDetails = async (storage: Pick<DeviceStorage, 'read'>): Promise<CheckoutDetails> =>
  (await storage.read('checkout', 'details')) ?? {};

/**
 * Stores the changed values of the checkout form; the others stay as another tab may have stored them. From then
 * on the shopper counts as being in the checkout (spec 1 §4).
 */
export const keepCheckoutDetails = (
  { storage, withLock, now }: Pick<Device, 'storage' | 'withLock' | 'now'>,
  changed: CheckoutDetails,
): Promise<void> =>
  withLock('write', async () => {
    const [details, cart] = await Promise.all([readCheckoutDetails(storage), loadCart(storage)]);
    await storage.write([
      { in: 'checkout', key: 'details', put: { ...details, ...changed } },
      { in: 'cart', key: 'cart', put: { ...cart, checkout_at: now() } },
    ]);
  });

/** Returns the values after an order: the account was made with it (spec 1 §4). */
export const detailsAfterOrder = ({ [accountWish]: _made, ...details }: CheckoutDetails): CheckoutDetails =>
  details;
