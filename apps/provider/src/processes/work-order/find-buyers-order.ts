import type { RequestContext } from '../../call/call-handler.ts';
import { isRefusal, type Refusal, refusal } from '../../call/refusal.ts';
import type { Database } from '../../database/connect.ts';
import {
  type OrderAsker,
  orderAskerOf,
  readOrderIds,
  readWorkedOrders,
  typedOrderNumbers,
  type WorkedOrder,
} from '../../modules/orders/orders.ts';

type Parts = { database: Database; secret: string };
type Named = { number: string; key?: string | undefined };

/** Returns the order of this number that somebody may see as its buyer. */
export const readBuyersOrder = async (
  database: Database,
  number: string,
  { maySee }: OrderAsker,
): Promise<WorkedOrder | undefined> => {
  const ids = await readOrderIds(database, typedOrderNumbers(number));
  return (await readWorkedOrders(database, ids)).find(maySee);
};

/**
 * Returns the order that a buyer names: of whoever has its key, else of the customer who asks. Any other is not found,
 * whether there is one or not.
 */
export const findBuyersOrder = async (
  { database, secret }: Parts,
  { number, key }: Named,
  context: Pick<RequestContext, 'caller'>,
): Promise<WorkedOrder | Refusal> => {
  const asker = await orderAskerOf(key, context, secret);
  if (isRefusal(asker)) return asker;
  return (await readBuyersOrder(database, number, asker)) ?? refusal('order.not-found');
};
