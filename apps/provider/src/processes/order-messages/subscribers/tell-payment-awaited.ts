import { subscriber } from '../../../events/subscriber.ts';
import { readWorkedOrder } from '../../../modules/orders/orders.ts';
import { sendAboutOrder } from '../send-about-order.ts';

/** Reminds the buyer of an order that waits for its payment, unless it has come or the order has ended meanwhile. */
export const subscribes = subscriber({
  event: 'order.payment-awaited',
  name: 'tell-buyer',
  handle: async ({ name, key, data: { orderId, until } }, { database }) => {
    const worked = await readWorkedOrder(database, orderId);
    const isAwaited = worked?.payment_state === 'unpaid' && worked.pay_until !== null;
    if (!isAwaited || worked.packages.some(({ state }) => state === 'cancelled')) return;
    await sendAboutOrder(database, {
      orderId,
      cause: `${name} ${key}`,
      content: (order) => ({ template: 'payment-awaited', params: { order, until } }),
    });
  },
});
