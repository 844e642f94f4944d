import { isRefusal, isRefusedError, refusal, type Refusal, RefusedError } from '../../call/refusal.ts';
import { inTransaction } from '../../database/database.ts';
import { hasOpenAttempt } from '../../modules/payments/payments.ts';
import { lockOrder } from '../../modules/orders/orders.ts';
import { moveLockedOrder } from '../work-order/move-order.ts';
import type { SignalSource } from './apply-payment-signal.ts';
import { endAttempts } from './end-attempts.ts';
import type { PaymentParts } from './payment-parts.ts';

/**
 * Has an unpaid order paid by another method, as a revision by its shopper (DESIGN §4). What was begun is cancelled at
 * its gateway first, outside the transaction. Returns why it cannot be: something was paid, or may still be.
 */
export const changeMethod = async (
  parts: PaymentParts,
  { orderId, method, source }: { orderId: number; method: string; source: SignalSource },
): Promise<Refusal | null> => {
  if (!(await endAttempts(parts, { orderId, source }))) return refusal('order.payment-open');
  const { requestId, now } = source;
  try {
    await inTransaction(parts.database, async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (order === undefined) throw new RefusedError(refusal('order.not-found'));
      const isWaiting =
        order.packages.every(({ state }) => state === 'pending') &&
        (order.pay_until === null || Date.parse(order.pay_until) > now);
      if (!isWaiting) throw new RefusedError(refusal('payment.not-possible'));
      if (order.paid > 0 || (await hasOpenAttempt(transaction, orderId)))
        throw new RefusedError(refusal('order.payment-open'));
      if (order.payment_method_code === method) return;
      const input = {
        move: 'edit',
        version: null,
        payment_method_code: method,
        reason: 'another way to pay',
      } as const;
      const moved = await moveLockedOrder(
        transaction,
        { order, input, maker: { actor: 'shopper', requestId, now } },
        parts,
      );
      if (isRefusal(moved)) throw new RefusedError(moved);
    });
    return null;
  } catch (error) {
    if (isRefusedError(error)) return error.refusal;
    throw error;
  }
};
