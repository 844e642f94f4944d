import type { RequestContext } from '../../call/call-handler.ts';
import { isRefusal, type Refusal, refusal } from '../../call/refusal.ts';
import type { Database } from '../../database/database.ts';
import { orderAskerOf, type WorkedOrder } from '../../modules/orders/orders.ts';
import { readBuyersOrder } from '../work-order/find-buyers-order.ts';

/** Whether an order is of no account, or of the customer who asks. */
export const isOwnOrder = async (
  { customer_id: owner }: Pick<WorkedOrder, 'customer_id'>,
  { caller }: Pick<RequestContext, 'caller'>,
): Promise<boolean> => {
  if (owner === null) return true;
  const asking = await caller();
  return asking.kind === 'customer' && asking.customer.id === owner;
};

/**
 * Returns the order of this number that whoever asks may pay: the customer's own, or that of the key. All that is wrong
 * is answered alike.
 */
export const buyersOrder = async (
  parts: { database: Database; secret: string },
  named: { number: string; key?: string | undefined },
  context: Pick<RequestContext, 'caller'>,
): Promise<WorkedOrder | Refusal> => {
  if (named.key === undefined && (await context.caller()).kind === 'guest') return refusal('order.not-found');
  const asker = await orderAskerOf(named.key, context, parts.secret);
  if (isRefusal(asker)) return asker;
  const found = await readBuyersOrder(parts.database, named.number, asker);
  return found === undefined || !found.is_own ? refusal('order.not-found') : found;
};

/**
 * Returns the order of this number whose payment whoever asks may change: the customer's own, or that of the key where
 * it is of no account. A number and a telephone are known to more people than her password is (record 141).
 */
export const ownOrder = async (
  parts: { database: Database; secret: string },
  named: { number: string; key?: string | undefined },
  context: Pick<RequestContext, 'caller'>,
): Promise<WorkedOrder | Refusal> => {
  const found = await buyersOrder(parts, named, context);
  return isRefusal(found) || (await isOwnOrder(found, context)) ? found : refusal('order.not-found');
};
