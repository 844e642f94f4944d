import { subscriber } from '../../../events/subscriber.ts';
import { readWorkedOrder } from '../../../modules/orders/orders.ts';
import { awaitedConfirmation } from '../../work-order/awaited-confirmation.ts';
import { sendAboutOrder } from '../send-about-order.ts';

/**
 * Tells the buyer by e-mail and SMS that the shop has received the order, with the link that confirms it where it
 * waits for that.
 */
export const subscribes = subscriber({
  event: 'order.placed',
  name: 'tell-buyer',
  handle: async ({ name, key, data: { orderId } }, { database }) => {
    const worked = await readWorkedOrder(database, orderId);
    if (worked === undefined) return;
    const template =
      (await awaitedConfirmation(database, worked)) === null ? 'order-placed' : 'order-to-confirm';
    await sendAboutOrder(database, {
      orderId,
      cause: `${name} ${key}`,
      content: (order) => ({ template, params: { order } }),
    });
  },
});
