import { takeFromCourier } from '../../../modules/orders/orders.ts';
import type { MoveEffect } from '../move-work.ts';

/** The buyer fetches it: a courier of the shop who brought it before holds it, and its cash, no more. */
export const ready: MoveEffect = async ({ transaction, order, packages }) => {
  const numbers = packages.map(({ number }) => number);
  await takeFromCourier(transaction, { orderId: order.id, numbers });
  return {};
};
