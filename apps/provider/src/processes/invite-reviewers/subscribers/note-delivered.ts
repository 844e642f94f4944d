import { subscriber } from '../../../events/subscriber.ts';
import { noteDelivered } from '../../../modules/reviews/reviews.ts';

/** Notes an order that was delivered, whose buyer is asked for reviews some days later. */
export const subscribes = subscriber({
  event: 'order.moved',
  name: 'note-delivered',
  handle: async ({ data: { orderId, orderFrom, orderTo } }, { database, now }) => {
    if (orderTo === 'complete' && orderFrom !== 'complete') await noteDelivered(database, orderId, now());
  },
});
