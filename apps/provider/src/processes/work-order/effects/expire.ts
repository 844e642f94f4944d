import { isRefusal, refusal } from '../../../call/refusal.ts';
import { reopenCart } from '../../../modules/cart/cart.ts';
import { endClaim, readRevision } from '../../../modules/orders/orders.ts';
import { awaitedConfirmation } from '../awaited-confirmation.ts';
import type { MoveEffect } from '../move-work.ts';
import { callOff } from './call-off.ts';

/**
 * Ends an order that was not paid in time, or that is paid at the door and was not confirmed: it is called off, and its cart can be ordered again with the same
 * goods. One that was paid meanwhile, if only in part, is left to the staff.
 */
export const expire: MoveEffect = async (work) => {
  const { transaction, order, maker } = work;
  const isLate =
    order.pay_until === null
      ? (await awaitedConfirmation(transaction, order)) !== null
      : Date.parse(order.pay_until) <= maker.now;
  if (!isLate || order.payment_state !== 'unpaid') return refusal('order.move-not-possible');
  const revision = await readRevision(transaction, { orderId: order.id });
  const done = await callOff(work);
  if (isRefusal(done)) return done;
  await endClaim(transaction, order.id);
  if (order.cart_id !== null && revision !== undefined)
    await reopenCart(transaction, { cartId: order.cart_id, lines: revision.lines });
  return done;
};
