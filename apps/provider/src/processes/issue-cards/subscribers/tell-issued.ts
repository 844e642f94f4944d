import { subscriber } from '../../../events/subscriber.ts';
import { readWorkedOrder } from '../../../modules/orders/orders.ts';
import { sendAboutOrder } from '../../order-messages/send-about-order.ts';

/** Tells the buyer where the codes are: a customer in her account, a guest by a link of the message. No code is sent. */
export const subscribes = subscriber({
  event: 'digital-cards.issued',
  name: 'tell-buyer',
  handle: async ({ name, key, data: { orderId } }, { database }) => {
    const worked = await readWorkedOrder(database, orderId);
    await sendAboutOrder(database, {
      orderId,
      cause: `${name} ${key}`,
      content: (order) => ({
        template: 'digital-cards-issued',
        params: { order, isOfAccount: worked !== undefined && worked.customer_id !== null },
      }),
    });
  },
});
