import { amountsToCollect } from '@dijla/commerce-rules/order-amounts/package-shares';
import { orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import type { OrderStatus } from '@dijla/contract/client';
import type { WorkedOrder } from '../../modules/orders/orders.ts';

/** Returns what whoever hands over each package takes. */
export const collectedWith = ({ charged, due, payable, lines, packages }: WorkedOrder): Map<number, number> =>
  amountsToCollect({ charged: charged ?? 0, due, step: payable?.step ?? 1 }, { lines, packages });

/** Returns how far an order is and what is owed for it, as the desk is answered. */
export const orderStatusOf = (order: WorkedOrder): OrderStatus => {
  const toCollect = collectedWith(order);
  const { id, order_number, version, revision, payment_state, unit, charged, paid, credited, refunded, due } =
    order;
  return {
    order_id: id,
    order_number,
    version,
    revision,
    state: orderStateOf(order.packages.map(({ state }) => state)),
    payment_state,
    pay_until: order.pay_until === null ? null : new Date(order.pay_until).toISOString(),
    unit,
    charged,
    paid,
    credited,
    refunded,
    due,
    packages: order.packages.map(({ number, increment_id, state, carrier, tracking_number }) => ({
      number,
      increment_id,
      state,
      carrier,
      tracking_number,
      to_collect: toCollect.get(number) ?? 0,
    })),
  };
};
