import { randomUUID } from 'node:crypto';
import { moneyHasCome } from '@dijla/commerce-rules/payment/attempt-state';
import { refusal, type Refusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { emit } from '../../events/emit-sql.ts';
import type { WorkedOrder } from '../../modules/orders/orders.ts';
import {
  type Gateways,
  hasOpenRefund,
  insertRefund,
  lockAttempt,
  refundedOfAttempt,
} from '../../modules/payments/payments.ts';
import { refundableOf } from '../work-order/effects/refund.ts';
import type { Maker } from '../work-order/move-work.ts';

declare module '../../events/event.ts' {
  interface EventData {
    /** A gateway is to give money back; the row is written, and the gateway not asked yet. */
    'payment.refund-asked': { refundId: string };
  }
}

type Asked = { attemptId: string; amount: number; reason: string; maker: Maker; gateways: Gateways };

/**
 * Writes down that a gateway is to give an amount of a payment back, in minor units, and tells of it, so that the gateway is
 * asked once the transaction is committed (spec 4 §8 rule 1). The order is locked. Refuses more than came with the payment
 * or is owed back, a part where the gateway gives the whole alone, and a second while one is not settled.
 */
export const beginRefund = async (
  transaction: DatabaseTransaction,
  order: WorkedOrder,
  { attemptId, amount, reason, maker, gateways }: Asked,
): Promise<{ refundId: string } | Refusal> => {
  const attempt = await lockAttempt(transaction, attemptId);
  if (attempt === undefined || attempt.order_id !== order.id) return refusal('payment.not-found');
  const { provider } = gateways.get(attempt.provider) ?? {};
  if (provider?.refund === undefined || !moneyHasCome(attempt.state)) return refusal('order.refund-by-hand');
  if (await hasOpenRefund(transaction, order.id)) return refusal('order.refund-open');
  const left = attempt.amount - (await refundedOfAttempt(transaction, attempt.id));
  const most = Math.min(left, await refundableOf(transaction, order));
  if (amount > most) return refusal('order.amount-too-high', { most });
  if (provider.can.refund === 'full' && amount !== attempt.amount)
    return refusal('order.refund-whole-only', { amount: attempt.amount });
  const id = randomUUID();
  await insertRefund(transaction, {
    id,
    attempt_id: attempt.id,
    order_id: order.id,
    amount,
    reason,
    actor: maker.actor,
    created_at: new Date(maker.now),
  });
  await emit(transaction, { name: 'payment.refund-asked', key: id, data: { refundId: id } });
  return { refundId: id };
};
