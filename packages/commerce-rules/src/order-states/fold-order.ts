import { canMove } from './can-move.ts';
import type { OrderState } from './order-transitions.ts';

export type OrderMove = { from: OrderState | null; to: OrderState };

/**
 * The state an order's history has come to, or that of one package when given its events alone; null before the first.
 * Throws on an event that does not continue the one before or that the transitions forbid: such a history was never written.
 */
export const foldOrder = (events: readonly OrderMove[]): OrderState | null =>
  events.reduce<OrderState | null>((state, { from, to }) => {
    if (from !== state || !canMove(from, to)) throw new Error(`no order moves from ${from ?? 'nothing'} to ${to} while it is ${state ?? 'nothing'}`);
    return to;
  }, null);
