import { endOfWorkingDay } from '@dijla/commerce-rules/dates/working-days';
import { doesRequestStand, mayBeCalledOff } from '@dijla/commerce-rules/order-states/may-be-called-off';
import { refusal, type Refusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { emit } from '../../events/emit-sql.ts';
import { lockHasRevealed } from '../../modules/digital-cards/digital-cards.ts';
import { lockDownloadedLines } from '../../modules/downloads/downloads.ts';
import { lockSpentOfBought } from '../../modules/gift-cards/gift-cards.ts';
import {
  findCancelRequest,
  insertCancelRequest,
  isCancelReason,
  lockOrder,
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
  /** The customer who asks; null: whoever has the key of an order without an account. */
  customerId: number | null;
  reasonId: number | null;
  comment: string;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Notes that a buyer asks for an order of hers to be called off, once until it is decided; one that was sent
 * stays sent. Refuses another's order as one that is not there, and one that is on its way or with her.
 */
export const askToCancel = async (
  transaction: DatabaseTransaction,
  { orderId, customerId, reasonId, comment, now }: Asked,
): Promise<Refusal | null> => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined || order.customer_id !== customerId) return refusal('order.not-found');
  const earlier = await findCancelRequest(transaction, orderId);
  if (doesRequestStand(earlier?.state ?? null)) return null;
  const packages = order.packages.map(({ state }) => state);
  if (!mayBeCalledOff({ isOwn: order.is_own, packages })) return refusal('order.cancel-not-possible');
  const spent = await lockSpentOfBought(transaction, orderId);
  const isUsed =
    spent.size > 0 ||
    (await lockHasRevealed(transaction, orderId)) ||
    (await lockDownloadedLines(transaction, orderId)).size > 0;
  if (isUsed) return refusal('order.cancel-not-possible');
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
