import { subscriber } from '../../../events/subscriber.ts';
import { followOrder } from '../follow-order.ts';

/** Hands out the files of an order that is paid when it was placed, such as by a credit line. */
export const subscribes = subscriber({
  event: 'order.placed',
  name: 'hand-out-downloads',
  handle: ({ name, key, data: { orderId } }, { database, now }) =>
    followOrder(database, orderId, { cause: `${name} ${key}`, now: now() }),
});
