import { type OrderStage, orderStageOf } from '@dijla/commerce-rules/order-states/order-stage';
import type { PastOrder } from '@dijla/contract/client';
import type { Database } from '../../../database/connect.ts';
import { handleCall } from '../../../call/handle-call.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { readOrderHistory } from '../order-history-sql.ts';
import { orderPageOf, type ReadBy } from '../order-page-of.ts';
import { readNumberedOrders } from '../order-page-sql.ts';
import { pastOrderOf } from '../past-order-of.ts';

/** Returns what the pending ones of a customer's orders wait for, which their state does not say, by their number. */
const stagesOf = async (
  database: Database,
  orders: readonly PastOrder[],
  by: ReadBy,
): Promise<ReadonlyMap<string, OrderStage>> => {
  const pending = orders
    .filter(({ status }) => status === 'pending')
    .map(({ increment_id: number }) => number);
  const rows = pending.length === 0 ? [] : await readNumberedOrders(database, pending, by.store);
  return new Map(
    rows.flatMap((row) => {
      const stage = orderStageOf(orderPageOf(row, by));
      return stage === null ? [] : [[row.order_number, stage] as const];
    }),
  );
};

/**
 * `GET /api/user/order-history` (wire §6.6): lists the orders of the token's customer only. A page beyond
 * the last is empty.
 */
export const listOrders = handleCall(
  'user/order-history',
  ({ database, stores }: { database: Database; stores: Stores }) =>
    async ({ query: { pageSize, currentPage } }, context) => {
      const { customer, store, now } = context;
      const page = { pageSize, currentPage, storeCode: store.code };
      const { total, orders } = await readOrderHistory(database, customer.id, page);
      const items = orders.map((order) => pastOrderOf(order, stores));
      const stages = await stagesOf(database, items, { stores, store, isCustomer: true, now });
      return {
        result: {
          items: items.map((order) => {
            const stage = stages.get(order.increment_id);
            return stage === undefined ? order : { ...order, stage };
          }),
          search_criteria: { page_size: pageSize, current_page: currentPage },
          total_count: total,
        },
      };
    },
);
