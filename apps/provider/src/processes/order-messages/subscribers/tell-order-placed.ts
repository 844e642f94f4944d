import { subscriber } from '../../../events/subscriber.ts';
import { readWorkedOrder } from '../../../modules/orders/orders.ts';
import { awaitedConfirmation } from '../../work-order/awaited-confirmation.ts';
import { sendAboutOrder } from '../send-about-order.ts';

/**
 * Tells the buyer by e-mail and SMS that the shop has received the order. Where it waits to be confirmed, the link
 * that does so goes to the telephone that it is judged by and to nobody else (record 75).
 */
export const subscribes = subscriber({
  event: 'order.placed',
  name: 'tell-buyer',
  handle: async ({ name, key, data: { orderId } }, { database }) => {
    const worked = await readWorkedOrder(database, orderId);
    if (worked === undefined) return;
    const awaits = (await awaitedConfirmation(database, worked)) !== null;
    await sendAboutOrder(database, {
      orderId,
      cause: `${name} ${key}`,
      // Who has just ordered sees it.
      channels: ['email', 'sms'],
      content: (order) => ({ template: 'order-placed', params: { order } }),
      ...(awaits && {
        toCalled: (order, telephone) => ({ template: 'order-to-confirm', params: { order, telephone } }),
      }),
    });
  },
});
