import { canMove } from '@dijla/commerce-rules/order-states/can-move';
import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import type { DatabaseTransaction } from '../../database/connect.ts';

export type OrderMove = { from: OrderState | null; to: OrderState; actor: string };

/**
 * Records an order's transition in its history; `from` is null for the first. Throws on a transition no
 * order can make.
 */
export const recordMove = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { from, to, actor }: OrderMove,
): Promise<void> => {
  if (!canMove(from, to)) throw new Error(`No order moves from ${from ?? 'nothing'} to ${to}`);
  await transaction
    .insertInto('order_event')
    .values({ order_id: orderId, from_state: from, to_state: to, actor })
    .execute();
};
