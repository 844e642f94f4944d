import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { keyHolder, readCancelReasons } from '../../../modules/orders/orders.ts';
import { askToCancel } from '../ask-to-cancel.ts';
import { readBuyersOrder } from '../find-buyers-order.ts';

/** `GET /api/ext/orders/cancel-reasons` (wire §11) */
export const listCancelReasons = handleCall(
  'order/cancel-reasons',
  ({ database }: { database: Database }) =>
    async (_, { store }) => ({ result: await readCancelReasons(database, store.language) }),
);

/** `POST /api/ext/orders/cancel` (wire §11) */
export const requestCancellation = handleCall(
  'order/request-cancellation',
  ({ database }: { database: Database }) =>
    async ({ body: { order_id, reason_id, comment } }, { customer, now }) => {
      const asked = {
        orderId: order_id,
        customerId: customer.id,
        reasonId: reason_id ?? null,
        comment: comment ?? '',
        now,
      };
      const refused = await inTransaction(database, (transaction) => askToCancel(transaction, asked));
      return refused ?? { result: true };
    },
);

/** `POST /api/ext/dijla/guest-order/cancel` */
export const requestGuestCancellation = handleCall(
  'order/request-guest-cancellation',
  (parts: { database: Database; secret: string }) =>
    async ({ body: { number, key, reason_id, comment } }, { now }) => {
      const order = await readBuyersOrder(parts.database, number, keyHolder(key, parts.secret));
      if (order === undefined) return refusal('order.not-found');
      const asked = {
        orderId: order.id,
        customerId: null,
        reasonId: reason_id ?? null,
        comment: comment ?? '',
        now,
      };
      const refused = await inTransaction(parts.database, (transaction) => askToCancel(transaction, asked));
      return refused ?? { result: true };
    },
);
