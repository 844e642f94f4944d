import type { DeviceCollection } from '../platform/device-collection.ts';
import type { DeviceCart } from './device-cart.ts';

declare module '../platform/device-storage.ts' {
  interface Collections {
    /** One cart for both stores, under the key `cart`. */
    cart: DeviceCart;
  }
}

/** The cart stays on the device after a sign-out, without what was the customer's (`drop-session.ts`). */
export const cartCollection: DeviceCollection<'cart'> = {
  name: 'cart',
  version: 2,
  keyOf: () => 'cart',
  isOfCustomer: () => false,
  onQuota: 'keep',
};
