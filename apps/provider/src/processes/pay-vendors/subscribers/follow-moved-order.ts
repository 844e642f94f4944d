import { subscriber } from '../../../events/subscriber.ts';
import { followEarnings } from '../follow-earnings.ts';

/** Keeps what sellers earn by an order that was moved. */
export const subscribes = subscriber({
  event: 'order.moved',
  name: 'follow-earnings',
  handle: async ({ data: { orderId } }, { database, now }) => followEarnings(database, orderId, now()),
});
