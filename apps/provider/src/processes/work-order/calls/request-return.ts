import { returnablePieces } from '@dijla/commerce-rules/order-states/returnable-pieces';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { emit } from '../../../events/emit-sql.ts';
import {
  insertReturn,
  keyHolder,
  lockOrder,
  readOpenReturns,
  readReturnDays,
  readReturns,
} from '../../../modules/orders/orders.ts';
import { readBuyersOrder } from '../find-buyers-order.ts';
import { refusedForSeen } from '../seen-pieces.ts';

declare module '../../../events/event.ts' {
  interface EventData {
    'order.return-requested': { orderId: number; returnId: number };
    /** `answer` is null of one that was approved. */
    'order.return-decided': { orderId: number; returnId: number; answer: string | null };
  }
}

type Asked = {
  orderId: number;
  /** The customer who asks; null: whoever has the key of an order without an account. */
  customerId: number | null;
  items: readonly { item_id: number; qty: number }[];
  reason: string;
  wish: 'money' | 'exchange';
  /** Milliseconds since 1970. */
  now: number;
};

/** Notes that a buyer asks to give pieces back that were delivered, each once and none whose code or file she has. Returns the id of the request. */
const askToReturn = async (
  transaction: DatabaseTransaction,
  { orderId, customerId, items, reason, wish, now }: Asked,
): Promise<number | Refusal> => {
  const lines = items.map(({ item_id, qty }) => ({ line_number: item_id, qty }));
  const order = await lockOrder(transaction, orderId);
  if (order === undefined || order.customer_id !== customerId) return refusal('order.not-found');
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
  if (!isThere || (await refusedForSeen(transaction, orderId, lines)))
    return refusal('order.return-not-possible');
  const returnId = await insertReturn(transaction, { orderId, lines, reason: reason.trim(), wish, now });
  const data = { orderId, returnId };
  await emit(transaction, { name: 'order.return-requested', key: String(returnId), data });
  return returnId;
};

/** `POST /api/ext/dijla/orders/{entity_id}/returns` */
export const requestReturn = handleCall(
  'order/request-return',
  ({ database }: { database: Database }) =>
    async ({ params, body }, { customer, now }) => {
      const orderId = idInPath(params, { name: 'entity_id', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const asked = { ...body, orderId, customerId: customer.id, now };
      const outcome = await inTransaction(database, (transaction) => askToReturn(transaction, asked));
      return isRefusal(outcome) ? outcome : { result: { return_id: outcome } };
    },
);

/** `POST /api/ext/dijla/guest-order/returns` */
export const requestGuestReturn = handleCall(
  'order/request-guest-return',
  (parts: { database: Database; secret: string }) =>
    async ({ body: { number, key, ...given } }, { now }) => {
      const order = await readBuyersOrder(parts.database, number, keyHolder(key, parts.secret));
      if (order === undefined) return refusal('order.not-found');
      const asked = { ...given, orderId: order.id, customerId: null, now };
      const outcome = await inTransaction(parts.database, (transaction) => askToReturn(transaction, asked));
      return isRefusal(outcome) ? outcome : { result: { return_id: outcome } };
    },
);

/** `GET /api/desk/returns` */
export const listReturns = handleCall('desk/returns', ({ database }: { database: Database }) => async () => ({
  result: { items: await readOpenReturns(database) },
}));
