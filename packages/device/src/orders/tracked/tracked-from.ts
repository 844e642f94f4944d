import type { DeviceOrder } from '../device-order.ts';
import type { TrackedOrder } from './tracked-orders-collection.ts';

/**
 * Returns what is left on the device of an order that it forgets, so that it can be opened later; null when
 * the provider gave no key.
 */
export const trackedFrom = (
  { confirmation, created_at: at }: Pick<DeviceOrder, 'confirmation' | 'created_at'>,
  customerId: number | null,
): TrackedOrder | null =>
  confirmation?.access_key === undefined
    ? null
    : {
        order_number: confirmation.orderNumber,
        key: confirmation.access_key,
        page: null,
        customer_id: customerId,
        seen_at: at,
      };
