import { subscriber } from '../../../events/subscriber.ts';
import { readWaitingOrders } from '../../../modules/vendors/vendors.ts';
import { followEarnings } from '../follow-earnings.ts';

/** Has lines earn that waited until their seller had terms. */
export const subscribes = subscriber({
  event: 'vendor.terms-set',
  name: 'follow-waiting-orders',
  handle: async ({ data: { vendor } }, { database, now }) => {
    let after = 0;
    for (;;) {
      const orders = await readWaitingOrders(database, vendor, after);
      for (const orderId of orders) await followEarnings(database, orderId, now());
      const last = orders.at(-1);
      if (last === undefined) return;
      after = last;
    }
  },
});
