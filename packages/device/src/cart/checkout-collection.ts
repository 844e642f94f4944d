import type { DeviceCollection } from '../platform/device-collection.ts';
import type { CheckoutDetails } from './checkout-details.ts';

declare module '../platform/device-storage.ts' {
  interface Collections {
    /** Values of the checkout form, under the key `details`. */
    checkout: CheckoutDetails;
  }
}

export const checkoutCollection: DeviceCollection<'checkout'> = {
  name: 'checkout',
  version: 2,
  keyOf: () => 'details',
  isOfCustomer: () => true,
  onQuota: 'keep',
};
