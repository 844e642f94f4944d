import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { readCancelReasons } from '../../../modules/orders/orders.ts';
import { askToCancel } from '../ask-to-cancel.ts';

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
