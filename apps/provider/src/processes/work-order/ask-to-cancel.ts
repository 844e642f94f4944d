import { endOfWorkingDay } from '@dijla/commerce-rules/dates/working-days';
import { isOpen } from '@dijla/commerce-rules/order-states/order-state-of';
import { stateAfterMove } from '@dijla/commerce-rules/order-states/state-after-move';
import { refusal, type Refusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { emit } from '../../events/emit-sql.ts';
import {
  findCancelRequest,
  insertCancelRequest,
  isCancelReason,
  lockOrder,
  type WorkedOrder,
} from '../../modules/orders/orders.ts';

declare module '../../events/event.ts' {
  interface EventData {
    /** `answerBy` in epoch milliseconds. */
    'order.cancel-requested': { orderId: number; requestId: number; answerBy: number };
    'order.cancel-declined': { orderId: number; requestId: number; answer: string };
  }
}

/** Working days within which the shop answers (spec 2). */
const answeredWithin = 3;

type Asked = {
  orderId: number;
  customerId: number;
  reasonId: number | null;
  comment: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** Whether every package that something still happens to could be called off at the customer's request. */
const canBeCalledOff = ({ is_own, packages }: WorkedOrder): boolean => {
  const open = packages.filter(({ state }) => isOpen(state));
  return (
    is_own &&
    open.length > 0 &&
    open.every(({ state }) => stateAfterMove('cancel_by_request', state) !== null)
  );
};

/**
 * Notes that a customer asks for an order of hers to be called off, once until it is decided; one that was sent
 * stays sent. Refuses another's order as one that is not there, and one that is on its way or with her.
 */
export const askToCancel = async (
  transaction: DatabaseTransaction,
  { orderId, customerId, reasonId, comment, now }: Asked,
): Promise<Refusal | null> => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined || order.customer_id !== customerId) return refusal('order.not-found');
  const earlier = await findCancelRequest(transaction, orderId);
  if (earlier?.state === 'requested' || earlier?.state === 'sent') return null;
  if (!canBeCalledOff(order)) return refusal('order.cancel-not-possible');
  if (reasonId !== null && !(await isCancelReason(transaction, reasonId)))
    return refusal('order.cancel-reason-unknown');
  const answerBy = endOfWorkingDay(now, answeredWithin);
  const requestId = await insertCancelRequest(transaction, {
    orderId,
    reasonId,
    comment: comment.trim(),
    now,
    answerBy,
  });
  await emit(transaction, {
    name: 'order.cancel-requested',
    key: String(requestId),
    data: { orderId, requestId, answerBy },
  });
  return null;
};
