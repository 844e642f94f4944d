import { canMove } from '@dijla/commerce-rules/order-states/can-move';
import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';

/** One step of the way an order has gone; `from` is null for the first. `move` is null of those of an import. */
export type OrderEventRow = { from: OrderState | null; to: OrderState; move: string | null; actor: string };

/** Returns the rows of a way in its order. Throws on a step that no order can make. */
export const checkedEvents = (way: readonly OrderEventRow[]) =>
  way.map(({ from, to, move, actor }, place) => {
    if (!canMove(from, to)) throw new Error(`No order moves from ${from ?? 'nothing'} to ${to}`);
    return { place, from_state: from, to_state: to, move, actor };
  });
