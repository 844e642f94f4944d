import type { RequestContext } from '../../call/call-handler.ts';
import { callerRefusal } from '../../call/caller.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { WorkedOrder } from '../../modules/orders/orders.ts';
import { readBuyersOrder } from '../work-order/find-buyers-order.ts';

/**
 * Returns the order of this number that whoever asks may pay: the customer's own, or that of the key. All that is wrong
 * is answered alike.
 */
export const buyersOrder = async (
  parts: { database: Database; secret: string },
  named: { number: string; key?: string | undefined },
  context: Pick<RequestContext, 'caller'>,
): Promise<WorkedOrder | Refusal> => {
  const caller = await context.caller();
  const refused = named.key === undefined ? callerRefusal(caller) : null;
  if (refused) return refused;
  const found = await readBuyersOrder(parts, named, caller.kind === 'customer' ? caller.customer.id : null);
  return found === undefined || !found.is_own ? refusal('order.not-found') : found;
};
