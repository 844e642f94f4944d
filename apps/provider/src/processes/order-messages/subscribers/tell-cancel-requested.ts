import { subscriber } from '../../../events/subscriber.ts';
import { sendAboutOrder } from '../send-about-order.ts';

/** Tells the buyer that the shop has received the request to cancel the order. */
export const subscribes = subscriber({
  event: 'order.cancel-requested',
  name: 'tell-buyer',
  handle: ({ name, key, data: { orderId } }, { database }) =>
    sendAboutOrder(database, {
      orderId,
      cause: `${name} ${key}`,
      content: (order) => ({ template: 'order-cancel-requested', params: { order } }),
    }),
});
