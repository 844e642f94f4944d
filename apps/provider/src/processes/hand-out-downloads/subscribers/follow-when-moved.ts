import { subscriber } from '../../../events/subscriber.ts';
import { followOrder } from '../follow-order.ts';

/** Follows an order that is paid, delivered, called off or refunded. */
export const subscribes = subscriber({
  event: 'order.moved',
  name: 'hand-out-downloads',
  handle: ({ name, key, data: { orderId } }, { database, now }) =>
    followOrder(database, orderId, { cause: `${name} ${key}`, now: now() }),
});
