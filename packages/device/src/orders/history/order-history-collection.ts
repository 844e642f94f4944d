import type { OrderPage, PastOrder } from '@dijla/contract/client';
import type { DeviceCollection } from '../../platform/device-collection.ts';

/** An order of the signed-in customer, as last read from the provider. */
export type KeptOrder = {
  /** As the provider lists it (wire §6.6). */
  order: PastOrder;
  /** Everything its page shows; null until the page was opened, and from providers without such a call. */
  page: OrderPage | null;
  customer_id: number;
  /** Milliseconds since 1970. */
  seen_at: number;
};

declare module '../../platform/device-storage.ts' {
  interface Collections {
    /** The customer's orders by their number. */
    order_history: KeptOrder;
  }
}

export const orderHistoryCollection: DeviceCollection<'order_history'> = {
  name: 'order_history',
  version: 3,
  keyOf: ({ order }) => order.increment_id,
  isOfCustomer: () => true,
  onQuota: 'keep',
};
