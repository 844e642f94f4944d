import { subscriber } from '../../../events/subscriber.ts';
import { readWorkedOrder } from '../../../modules/orders/orders.ts';
import { sendAboutOrder } from '../../order-messages/send-about-order.ts';

/** Tells the buyer where her files are: a customer in her account, a guest on the page of her order. No file is sent. */
export const subscribes = subscriber({
  event: 'downloads.granted',
  name: 'tell-buyer',
  handle: async ({ name, key, data: { orderId } }, { database }) => {
    const worked = await readWorkedOrder(database, orderId);
    await sendAboutOrder(database, {
      orderId,
      cause: `${name} ${key}`,
      content: (order) => ({
        template: 'downloads-granted',
        params: { order, isOfAccount: worked !== undefined && worked.customer_id !== null },
      }),
    });
  },
});
