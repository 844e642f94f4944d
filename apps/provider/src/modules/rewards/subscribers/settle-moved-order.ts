import { subscriber } from '../../../events/subscriber.ts';
import { settleOrder } from '../settle-order.ts';

/** Brings the points of an order that was moved to what it is now. */
export const subscribes = subscriber({
  event: 'order.moved',
  name: 'settle-points',
  handle: ({ data: { orderId } }, { database, now }) => settleOrder(database, { orderId, now: now() }),
});
