import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { readCountedOrders, readOrderDetail, readWorkedOrder } from '../../../modules/orders/orders.ts';
import { awaitedConfirmation } from '../awaited-confirmation.ts';
import { markedOrders } from '../marked-orders.ts';
import { orderStatusOf } from '../order-status-of.ts';

/**
 * `GET /api/desk/orders`: one more row than asked for tells whether there is a next page. Planned anew for each filter,
 * unlike statements by key; where there is a replica it may lag behind by a moment.
 */
export const listDeskOrders = handleCall(
  'desk/orders',
  ({ readDatabase }: { readDatabase: Database }) =>
    async ({ query: { limit, sort, before, ...filter } }) => {
      const page = { sort, before, limit: limit + 1 };
      const { orders, total } = await readCountedOrders(readDatabase, filter, page);
      const items = await markedOrders(readDatabase, orders.slice(0, limit));
      const next = orders.length > limit ? (items.at(-1)?.order_id ?? null) : null;
      return { result: { items, next, total } };
    },
);

/** `GET /api/desk/orders/{orderId}` */
export const readDeskOrder = handleCall(
  'desk/order',
  ({ database }: { database: Database }) =>
    async ({ params }, { store }) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const worked = await readWorkedOrder(database, orderId);
      const found = await readOrderDetail(database, orderId, store.language);
      if (worked === undefined || found === undefined) return refusal('order.not-found');
      const { couriers, ...detail } = found;
      const courierOf = new Map(couriers.map((courier) => [courier.package, courier.name]));
      const packages = worked.packages.map(({ number, lines }) => ({
        number,
        courier_name: courierOf.get(number) ?? null,
        lines,
      }));
      const status = orderStatusOf(worked);
      const awaits_confirmation =
        worked.is_own && status.state === 'pending' ? await awaitedConfirmation(database, worked) : null;
      return { result: { ...detail, is_own: worked.is_own, awaits_confirmation, packages, status } };
    },
);
