import type { DeviceCollection } from '../platform/device-collection.ts';
import type { DeviceOrder } from './device-order.ts';

declare module '../platform/device-storage.ts' {
  interface Collections {
    /** Orders by their order id. */
    orders: DeviceOrder;
  }
}

/** Orders that are not sent yet stay on the device after a sign-out: they wait for their customer. */
export const ordersCollection: DeviceCollection<'orders'> = {
  name: 'orders',
  version: 2,
  keyOf: ({ order_id: id }) => id,
  isOfCustomer: ({ state }) => state !== 'saved',
  onQuota: 'keep',
};
