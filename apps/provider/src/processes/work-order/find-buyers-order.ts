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

type Parts = { database: Database; secret: string };
type Named = { number: string; key?: string | undefined };

/**
 * Returns the order of this number that somebody may see as its buyer: that of the key where one is given, else the
 * customer's own. A key cannot be guessed, so tries are not limited.
 */
export const readBuyersOrder = async (
  { database, secret }: Parts,
  { number, key }: Named,
  customerId: number | null,
): Promise<WorkedOrder | undefined> => {
  const ids = await readOrderIds(database, typedOrderNumbers(number));
  if (key !== undefined) {
    const keyed = ids.filter((id) => isOrderAccessToken(key, id, secret));
    return (await readWorkedOrders(database, keyed))[0];
  }
  if (customerId === null) return undefined;
  return (await readWorkedOrders(database, ids)).find(({ customer_id: id }) => id === customerId);
};

/**
 * Returns the order that a buyer names: of whoever has its key, else of the customer who asks. Any other is not found,
 * whether there is one or not.
 */
export const findBuyersOrder = async (
  parts: Parts,
  named: Named,
  { caller }: Pick<RequestContext, 'caller'>,
): Promise<WorkedOrder | Refusal> => {
  let customerId: number | null = null;
  if (named.key === undefined) {
    const asking = await caller();
    if (asking.kind !== 'customer') return callerRefusal(asking) ?? refusal('user.not-signed-in');
    customerId = asking.customer.id;
  }
  return (await readBuyersOrder(parts, named, customerId)) ?? refusal('order.not-found');
};
