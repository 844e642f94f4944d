import { subscriber } from '../../../events/subscriber.ts';
import { followEarnings } from '../follow-earnings.ts';

/** Keeps what sellers earn by an order that was placed. */
export const subscribes = subscriber({
  event: 'order.placed',
  name: 'follow-earnings',
  handle: async ({ data: { orderId } }, { database, now }) => followEarnings(database, orderId, now()),
});
