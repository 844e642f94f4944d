import { returnablePieces } from '@dijla/commerce-rules/order-states/returnable-pieces';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { emit } from '../../../events/emit-sql.ts';
import {
  insertReturn,
  lockOrder,
  readOpenReturns,
  readReturnDays,
  readReturns,
} from '../../../modules/orders/orders.ts';

declare module '../../../events/event.ts' {
  interface EventData {
    'order.return-requested': { orderId: number; returnId: number };
    /** `answer` is null of one that was approved. */
    'order.return-decided': { orderId: number; returnId: number; answer: string | null };
  }
}

/** `POST /api/ext/dijla/orders/{entity_id}/returns`: pieces that were delivered, each once. */
export const requestReturn = handleCall(
  'order/request-return',
  ({ database }: { database: Database }) =>
    async ({ params, body: { items, reason, wish } }, { customer, now }) => {
      const orderId = idInPath(params, { name: 'entity_id', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const lines = items.map(({ item_id, qty }) => ({ line_number: item_id, qty }));
      const outcome = await inTransaction(database, async (transaction) => {
        const order = await lockOrder(transaction, orderId);
        if (order === undefined || order.customer_id !== customer.id) return refusal('order.not-found');
        const returns = await readReturns(transaction, orderId);
        const returnable = returnablePieces({
          isOwn: order.is_own,
          packages: order.packages.map(({ delivered_at: at, ...one }) => ({
            ...one,
            deliveredAt: at === null ? null : Date.parse(at),
          })),
          returns,
          withinDays: await readReturnDays(transaction),
          now,
        });
        const isThere = lines.every(({ line_number, qty }) => qty <= (returnable.get(line_number) ?? 0));
        if (!isThere) return refusal('order.return-not-possible');
        const returnId = await insertReturn(transaction, {
          orderId,
          lines,
          reason: reason.trim(),
          wish,
          now,
        });
        const data = { orderId, returnId };
        await emit(transaction, { name: 'order.return-requested', key: String(returnId), data });
        return returnId;
      });
      return isRefusal(outcome) ? outcome : { result: { return_id: outcome } };
    },
);

/** `GET /api/desk/returns` */
export const listReturns = handleCall('desk/returns', ({ database }: { database: Database }) => async () => ({
  result: { items: await readOpenReturns(database) },
}));
