import type { RequestContext } from '../../call/call-handler.ts';
import { callerRefusal } from '../../call/caller.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';
import type { Database } from '../../database/connect.ts';
import {
  isOrderAccessToken,
  readOrderIds,
  readWorkedOrders,
  typedOrderNumbers,
  type WorkedOrder,
} from '../../modules/orders/orders.ts';

/**
 * Returns the order that a buyer names: of whoever has its key, else of the customer who asks. Any other is not found,
 * whether there is one or not.
 */
export const findBuyersOrder = async (
  { database, secret }: { database: Database; secret: string },
  { number, key }: { number: string; key?: string | undefined },
  { caller }: Pick<RequestContext, 'caller'>,
): Promise<WorkedOrder | Refusal> => {
  const ids = await readOrderIds(database, typedOrderNumbers(number));
  if (key !== undefined) {
    const keyed = ids.filter((id) => isOrderAccessToken(key, id, secret));
    return (await readWorkedOrders(database, keyed))[0] ?? refusal('order.not-found');
  }
  const asking = await caller();
  if (asking.kind !== 'customer') return callerRefusal(asking) ?? refusal('user.not-signed-in');
  const own = (await readWorkedOrders(database, ids)).find(
    ({ customer_id: id }) => id === asking.customer.id,
  );
  return own ?? refusal('order.not-found');
};
