import { isCalledOff, orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { isRefusal, isRefusedError, refusal, type Refusal, RefusedError } from '../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { lockOrder, readConfirmation } from '../../modules/orders/orders.ts';
import { moveLockedOrder } from './move-order.ts';
import type { MoveParts } from './move-work.ts';

type Confirming = {
  orderId: number;
  /** Whether the link or code is of the telephone that the order has now. */
  isRight: (telephone: string | null) => boolean;
  requestId: string;
  now: number;
};

const confirm = async (
  transaction: DatabaseTransaction,
  { orderId, isRight, requestId, now }: Confirming,
  parts: MoveParts,
): Promise<Refusal | null> => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined || !order.is_own) return refusal('order.not-found');
  const { telephone, isConfirmed } = await readConfirmation(transaction, orderId);
  if (!isRight(telephone)) return refusal('order.not-found');
  const state = orderStateOf(order.packages.map((one) => one.state));
  if (isCalledOff(state)) return refusal('order.confirm-not-possible');
  if (state !== 'pending' || isConfirmed) return null;
  const input = { move: 'confirm', version: null } as const;
  const maker = { actor: 'shopper', requestId, now };
  const moved = await moveLockedOrder(transaction, { order, input, maker }, parts);
  return isRefusal(moved) ? moved : null;
};

/**
 * Makes the move `confirm` as the buyer, once, in a transaction of its own. An order that was confirmed before, or is
 * on its way already, stays as it is; one that was called off or has expired is refused.
 */
export const confirmAsBuyer = async (
  { database, ...parts }: MoveParts & { database: Database },
  confirming: Confirming,
): Promise<{ result: true } | Refusal> => {
  try {
    return await inTransaction(database, async (transaction) => {
      const refused = await confirm(transaction, confirming, parts);
      if (refused !== null) throw new RefusedError(refused);
      return { result: true as const };
    });
  } catch (error) {
    if (isRefusedError(error)) return error.refusal;
    throw error;
  }
};
