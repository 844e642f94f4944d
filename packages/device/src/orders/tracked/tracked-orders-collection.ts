import type { OrderPage } from '@dijla/contract/client';
import type { DeviceCollection } from '../../platform/device-collection.ts';

/** An order that this device may see without an account. */
export type TrackedOrder = {
  order_number: string;
  /** Opens the order at the provider. */
  key: string;
  /** As last read; null until it was opened. */
  page: OrderPage | null;
  /** Who was signed in when it came onto the device; it goes with that session. Null for a guest's. */
  customer_id: number | null;
  /** Milliseconds since 1970. */
  seen_at: number;
};

declare module '../../platform/device-storage.ts' {
  interface Collections {
    /** Tracked orders by their number. */
    tracked_orders: TrackedOrder;
  }
}

export const trackedOrdersCollection: DeviceCollection<'tracked_orders'> = {
  name: 'tracked_orders',
  version: 3,
  keyOf: ({ order_number: number }) => number,
  isOfCustomer: ({ customer_id: owner }, customerId) => owner === customerId,
  onQuota: 'keep',
};
