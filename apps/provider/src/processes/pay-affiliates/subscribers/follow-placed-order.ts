import { subscriber } from '../../../events/subscriber.ts';
import { followCommissions } from '../follow-commissions.ts';

/** Keeps the commissions of an order that was placed. */
export const subscribes = subscriber({
  event: 'order.placed',
  name: 'follow-commissions',
  handle: async ({ data: { orderId } }, { database, now }) => followCommissions(database, orderId, now()),
});
