import type { Database } from '../../../database/connect.ts';
import { handleCall } from '../../../call/handle-call.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { readOrderHistory } from '../order-history-sql.ts';
import { pastOrderOf } from '../past-order-of.ts';

/**
 * `GET /api/user/order-history` (wire §6.6): lists the orders of the token's customer only. A page beyond
 * the last is empty.
 */
export const listOrders = handleCall(
  'user/order-history',
  ({ database, stores }: { database: Database; stores: Stores }) =>
    async ({ query: { pageSize, currentPage } }, context) => {
      const { customer, store } = context;
      const page = { pageSize, currentPage, storeCode: store.code };
      const { total, orders } = await readOrderHistory(database, customer.id, page);
      return {
        result: {
          items: orders.map((order) => pastOrderOf(order, stores)),
          search_criteria: { page_size: pageSize, current_page: currentPage },
          total_count: total,
        },
      };
    },
);
