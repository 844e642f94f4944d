import { refusal, type Refusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { lockOrder, type WorkedOrder } from '../../modules/orders/orders.ts';
import { refusedMove } from './moved-packages.ts';

/**
 * Locks an order and returns it as it is then. Refuses one that is not there, and one that has changed since its
 * version was seen; null: whatever it is.
 */
export const lockSeenOrder = async (
  transaction: DatabaseTransaction,
  orderId: number,
  version: number | null,
): Promise<WorkedOrder | Refusal> => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) return refusal('order.not-found');
  return version === null || version === order.version
    ? order
    : refusedMove('order.changed-meanwhile', order);
};
