import type { OrderMark } from '@dijla/contract/client';
import type { Database } from '../../database/connect.ts';
import { type ListedOrder, readAskedOrders } from '../../modules/orders/orders.ts';
import { idsToCall } from './orders-to-call.ts';

/** States in which an order is not on its way: its buyer may still say something about it. */
const atHome: ReadonlySet<string> = new Set([
  'pending',
  'pending_approval',
  'under_review',
  'suspected_fraud',
  'on_hold',
  'invoiced',
  'preparing',
]);

/**
 * Returns orders of a list with what their state does not say: that the buyer asks to cancel, has to confirm, or has
 * confirmed. At most two statements for all of them.
 */
export const markedOrders = async (
  database: Database,
  orders: readonly ListedOrder[],
): Promise<(ListedOrder & { mark: OrderMark | null })[]> => {
  const ids = orders.filter(({ state }) => atHome.has(state)).map(({ order_id }) => order_id);
  const pending = orders.filter(({ state }) => state === 'pending').map(({ order_id }) => order_id);
  const asked = new Map(
    (ids.length === 0 ? [] : await readAskedOrders(database, ids)).map((one) => [one.order_id, one]),
  );
  const toCall = new Set(
    pending.length === 0 ? [] : await idsToCall(database, { ids: pending, limit: pending.length }),
  );
  const markOf = ({ order_id, state }: ListedOrder): OrderMark | null => {
    const one = asked.get(order_id);
    if (one?.asks_to_cancel === true) return 'asks-to-cancel';
    if (toCall.has(order_id)) return 'to-confirm';
    return state === 'pending' && one?.is_confirmed === true ? 'confirmed' : null;
  };
  return orders.map((order) => ({ ...order, mark: markOf(order) }));
};
