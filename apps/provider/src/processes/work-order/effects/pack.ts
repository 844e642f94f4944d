import { refusal } from '../../../call/refusal.ts';
import { isPaidAtDoor } from '../../../modules/payments/payments.ts';
import { awaitedConfirmation } from '../awaited-confirmation.ts';
import type { MoveEffect } from '../move-work.ts';

/**
 * Refuses to pack an order that is to be paid before it is delivered and has not been, and one paid at the door that
 * has to be confirmed before (spec 4 §7.2, §7.3).
 */
export const pack: MoveEffect = async ({ transaction, order }) => {
  if (order.due <= 0) return {};
  if (!isPaidAtDoor(order.payment_method_code)) return refusal('order.not-paid');
  return (await awaitedConfirmation(transaction, order)) === null ? {} : refusal('order.not-confirmed');
};
