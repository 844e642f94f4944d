import { subscriber } from '../../../events/subscriber.ts';
import { sendAboutOrder } from '../send-about-order.ts';

/** Tells the buyer by e-mail and SMS that the shop has received the order. */
export const subscribes = subscriber({
  event: 'order.placed',
  name: 'tell-buyer',
  handle: ({ name, key, data: { orderId } }, { database }) =>
    sendAboutOrder(database, {
      orderId,
      cause: `${name} ${key}`,
      content: (order) => ({ template: 'order-placed', params: { order } }),
    }),
});
