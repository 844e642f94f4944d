import { isCalledOff, orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { isRefusal, isRefusedError, refusal, type Refusal, RefusedError } from '../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { lockOrder, readConfirmation } from '../../modules/orders/orders.ts';
import { moveLockedOrder } from './move-order.ts';
import type { MoveParts } from './move-work.ts';

/** What staff read of an order that its number's owner did not place, in both languages of theirs. */
const notOrdered = 'لم يطلبه صاحب الرقم · The owner of the number did not order it';

type Answering = {
  orderId: number;
  /** Whether whoever has the telephone wants the order; false: she did not place it. */
  isMeant: boolean;
  /** Whether the link or code is of the telephone that the order has now. */
  isRight: (telephone: string | null) => boolean;
  requestId: string;
  now: number;
};

const answer = async (
  transaction: DatabaseTransaction,
  { orderId, isRight, isMeant, requestId, now }: Answering,
  parts: MoveParts,
): Promise<Refusal | null> => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined || !order.is_own) return refusal('order.not-found');
  const { telephone, isConfirmed } = await readConfirmation(transaction, orderId);
  if (!isRight(telephone)) return refusal('order.not-found');
  const state = orderStateOf(order.packages.map((one) => one.state));
  if (isCalledOff(state)) return isMeant ? refusal('order.confirm-not-possible') : null;
  const isSettled = state !== 'pending' || isConfirmed;
  if (isMeant && isSettled) return null;
  // What was confirmed, sent or paid for is the staff's to call off.
  if (!isMeant && (isSettled || order.paid > 0)) return refusal('order.cancel-not-possible');
  const input = isMeant
    ? ({ move: 'confirm', version: null } as const)
    : ({ move: 'cancel', version: null, reason: notOrdered } as const);
  const maker = { actor: 'shopper', requestId, now };
  const moved = await moveLockedOrder(transaction, { order, input, maker }, parts);
  if (!isRefusal(moved)) return null;
  // Of a code that was seen, or a card that was spent.
  return isMeant ? moved : refusal('order.cancel-not-possible');
};

/**
 * Makes the move `confirm` as the buyer, once, in a transaction of its own. An order that was confirmed before, or is
 * on its way already, stays as it is; one that was called off or has expired is refused. Of one that whoever has the
 * telephone did not place, makes the move `cancel`, as long as nobody has confirmed it, sent it or paid for it: a
 * stranger's orders would keep her number from ordering.
 */
export const answerAsBuyer = async (
  { database, ...parts }: MoveParts & { database: Database },
  answering: Answering,
): Promise<{ result: true } | Refusal> => {
  try {
    return await inTransaction(database, async (transaction) => {
      const refused = await answer(transaction, answering, parts);
      if (refused !== null) throw new RefusedError(refused);
      return { result: true as const };
    });
  } catch (error) {
    if (isRefusedError(error)) return error.refusal;
    throw error;
  }
};
