import { subscriber } from '../../../events/subscriber.ts';
import { followCommissions } from '../follow-commissions.ts';

/** Keeps the commissions of an order that was moved. */
export const subscribes = subscriber({
  event: 'order.moved',
  name: 'follow-commissions',
  handle: async ({ data: { orderId } }, { database, now }) => followCommissions(database, orderId, now()),
});
