import { customerOrRefusal } from '../../../call/caller.ts';
import type { Database } from '../../../database/connect.ts';
import type { CallHandler } from '../../../call/call-handler.ts';
import { isRefusal } from '../../../call/refusal.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { readOrderHistory } from '../order-history-sql.ts';
import { pastOrderOf } from '../past-order-of.ts';

/**
 * `GET /api/user/order-history` (wire §6.6): lists the orders of the token's customer only. A page beyond
 * the last is empty.
 */
export const listOrders =
  ({ database, stores }: { database: Database; stores: Stores }): CallHandler<'user/order-history'> =>
  async ({ query: { pageSize, currentPage } }, context) => {
    const customer = customerOrRefusal(await context.caller());
    if (isRefusal(customer)) return customer;
    const { total, orders } = await readOrderHistory(database, customer.id, { pageSize, currentPage });
    return {
      result: {
        items: orders.map((order) => pastOrderOf(order, stores)),
        search_criteria: { page_size: pageSize, current_page: currentPage },
        total_count: total,
      },
    };
  };
