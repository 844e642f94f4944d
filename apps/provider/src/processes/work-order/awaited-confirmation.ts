import {
  type ConfirmationReason,
  confirmationNeeded,
} from '@dijla/commerce-rules/order-states/confirmation-needed';
import type { Database } from '../../database/connect.ts';
import { readConfirmation, type WorkedOrder } from '../../modules/orders/orders.ts';
import { isPaidAtDoor } from '../../modules/payments/payments.ts';

/**
 * Returns why an order that is to be paid at the door waits to be confirmed before it is packed; null where it need
 * not be, or was (spec 4 §7.2).
 */
export const awaitedConfirmation = async (
  database: Database,
  order: WorkedOrder,
): Promise<ConfirmationReason | null> => {
  if (!isPaidAtDoor(order.payment_method_code) || order.due <= 0) return null;
  const { rule, isConfirmed, ...facts } = await readConfirmation(database, order.id);
  const amount = order.unit.code === 'IQD' ? order.charged : null;
  return isConfirmed ? null : confirmationNeeded(facts, amount, rule);
};
