import { subscriber } from '../../../events/subscriber.ts';
import { sendAboutOrder } from '../send-about-order.ts';

/** Tells the buyer whether the shop takes goods back. */
export const subscribes = subscriber({
  event: 'order.return-decided',
  name: 'tell-buyer',
  handle: ({ name, key, data: { orderId, answer } }, { database }) =>
    sendAboutOrder(database, {
      orderId,
      cause: `${name} ${key}`,
      content: (order) => ({ template: 'order-return-decided', params: { order, reason: answer } }),
    }),
});
