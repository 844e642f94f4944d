import { isCalledOff, orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, isRefusedError, refusal, type Refusal, RefusedError } from '../../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import {
  isConfirmationToken,
  lockOrder,
  readConfirmation,
  readOrderIds,
  typedOrderNumbers,
} from '../../../modules/orders/orders.ts';
import { moveLockedOrder } from '../move-order.ts';
import type { MoveParts } from '../move-work.ts';

type Confirming = {
  orderId: number;
  isRight: (telephone: string | null) => boolean;
  requestId: string;
  now: number;
};

/**
 * Makes the move `confirm` as the buyer, once. An order that was confirmed before, or is on its way already, stays as
 * it is; one that was called off or has expired is refused. `isRight` says whether the link is of the telephone that
 * the order has now.
 */
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

/** `POST /api/ext/dijla/confirm-order`: the buyer says that an order is meant, by the link of its message. */
export const confirmByLink = handleCall(
  'order/confirm',
  ({ database, secret, ...parts }: MoveParts & { database: Database; secret: string }) =>
    async ({ body: { number, confirm: token } }, { requestId, now }) => {
      const ids = await readOrderIds(database, typedOrderNumbers(number));
      // No row is locked for a link that is wrong.
      const called = await Promise.all(
        ids.map(async (id) => ({ orderId: id, telephone: (await readConfirmation(database, id)).telephone })),
      );
      const orderId = called.find((each) => isConfirmationToken(token, each, secret))?.orderId;
      if (orderId === undefined) return refusal('order.not-found');
      const isRight = (telephone: string | null) =>
        isConfirmationToken(token, { orderId, telephone }, secret);
      try {
        return await inTransaction(database, async (transaction) => {
          const refused = await confirm(transaction, { orderId, isRight, requestId, now }, parts);
          if (refused !== null) throw new RefusedError(refused);
          return { result: true as const };
        });
      } catch (error) {
        if (isRefusedError(error)) return error.refusal;
        throw error;
      }
    },
);
