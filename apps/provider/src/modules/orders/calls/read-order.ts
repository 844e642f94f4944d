import type { Database } from '../../../database/connect.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { orderPageOf } from '../order-page-of.ts';
import { readOwnOrder } from '../order-page-sql.ts';

/** `GET /api/ext/dijla/orders/{entity_id}`: one of the customer's own orders; of any other it is not told whether there is one. */
export const readOrder = handleCall(
  'order/one',
  ({ database, stores }: { database: Database; stores: Stores }) =>
    async ({ params }, { customer, store, now }) => {
      const orderId = idInPath(params, { name: 'entity_id', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const row = await readOwnOrder(database, { orderId, customerId: customer.id }, store);
      if (row === undefined) return refusal('order.not-found');
      return { result: orderPageOf(row, { stores, store, isCustomer: true, now }) };
    },
);
