import { subscriber } from '../../../events/subscriber.ts';
import { sendAboutOrder } from '../send-about-order.ts';

/** Tells the buyer why the request to cancel the order was declined. */
export const subscribes = subscriber({
  event: 'order.cancel-declined',
  name: 'tell-buyer',
  handle: ({ name, key, data: { orderId, answer } }, { database }) =>
    sendAboutOrder(database, {
      orderId,
      cause: `${name} ${key}`,
      content: (order) => ({ template: 'order-cancel-declined', params: { order, reason: answer } }),
    }),
});
