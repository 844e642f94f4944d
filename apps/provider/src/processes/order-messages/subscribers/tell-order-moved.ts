import { subscriber } from '../../../events/subscriber.ts';
import { readWorkedOrder } from '../../../modules/orders/orders.ts';
import { collectedWith } from '../../work-order/order-status-of.ts';
import { messageOfMove } from '../message-of-move.ts';
import { sendAboutOrder } from '../send-about-order.ts';

/** Tells the buyer by e-mail and SMS of moves of the order that concern them. */
export const subscribes = subscriber({
  event: 'order.moved',
  name: 'tell-buyer',
  handle: async ({ name, key, data }, { database }) => {
    const worked = await readWorkedOrder(database, data.orderId);
    if (worked === undefined) return;
    const { unit } = worked;
    const toCollect = collectedWith(worked).get(data.package ?? 0) ?? 0;
    await sendAboutOrder(database, {
      orderId: data.orderId,
      cause: `${name} ${key}`,
      content: (order) => messageOfMove(data, { order, unit, toCollect }),
    });
  },
});
