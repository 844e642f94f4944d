import { inTransaction } from '../../../database/database.ts';
import { subscriber } from '../../../events/subscriber.ts';
import { send } from '../../../modules/messaging/messaging.ts';
import { readOrderSummary } from '../../../modules/orders/orders.ts';
import { readNoticed } from '../../../modules/staff/staff.ts';

const dinars = 'IQD';

/** Tells members of the staff who asked for it of a new order: its number, amount and governorate, and no person. */
export const subscribes = subscriber({
  event: 'order.placed',
  name: 'tell-staff',
  handle: async ({ name, key, data: { orderId } }, { database }) => {
    const order = await readOrderSummary(database, orderId);
    if (order === undefined) return;
    const owed =
      order.payable === null
        ? { amount: order.grand_total, currency: order.currency, scale: order.scale }
        : {
            amount: order.payable.total,
            currency: order.payable.currency_code,
            scale: order.payable.scale,
          };
    const amount = owed.currency === dinars ? Math.floor(owed.amount / 10 ** owed.scale) : null;
    const noticed = await readNoticed(database, amount);
    const params = {
      orderNumber: order.order_number,
      owed,
      pieces: order.lines.reduce((sum, { qty }) => sum + qty, 0),
      region: order.addresses.shipping?.region ?? null,
    };
    await inTransaction(database, (transaction) =>
      send(
        transaction,
        noticed.map((each) => ({ ...each, template: 'staff-order', params, cause: `${name} ${key}` })),
      ),
    );
  },
});
