import type { RequestContext } from '../../call/call-handler.ts';
import { callerRefusal } from '../../call/caller.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';
import type { Database } from '../../database/database.ts';
import {
  isOrderAccessToken,
  readOrderIds,
  readWorkedOrders,
  typedOrderNumbers,
  type WorkedOrder,
} from '../../modules/orders/orders.ts';

/**
 * Returns the order of this number that whoever asks may pay: the customer's own, or that of the key. All that is wrong
 * is answered alike. A key cannot be guessed, so tries are not limited.
 */
export const buyersOrder = async (
  { database, secret }: { database: Database; secret: string },
  { number, key }: { number: string; key?: string | undefined },
  context: Pick<RequestContext, 'caller'>,
): Promise<WorkedOrder | Refusal> => {
  const caller = await context.caller();
  const refused = key === undefined ? callerRefusal(caller) : null;
  if (refused) return refused;
  const customerId = caller.kind === 'customer' ? caller.customer.id : null;
  const orders = await readWorkedOrders(database, await readOrderIds(database, typedOrderNumbers(number)));
  const found = orders.find(({ id, customer_id: owner }) =>
    key === undefined ? owner !== null && owner === customerId : isOrderAccessToken(key, id, secret),
  );
  return found === undefined || !found.is_own ? refusal('order.not-found') : found;
};
