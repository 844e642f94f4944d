import type { OrderState } from '../order-states/order-transitions.ts';

/** What of an order says for which of its pieces a code is due. */
export type IssuedOrder = {
  /** Placed here: an order that came in by an import got its codes elsewhere. */
  is_own: boolean;
  paid: number;
  refunded: number;
  due: number;
  packages: readonly { state: OrderState; lines: readonly { line_number: number; qty: number }[] }[];
};

/** States in which nobody has doubts about an order, and nobody has called it off. */
const isIssuedIn: Readonly<Record<OrderState, boolean>> = {
  pending: true,
  pending_approval: false,
  under_review: false,
  suspected_fraud: false,
  on_hold: false,
  invoiced: true,
  preparing: true,
  shipped: true,
  dispatched: true,
  ready_for_collection: true,
  delivery_failed: true,
  reattempt_delivery: true,
  complete: true,
  refunded: false,
  cancelled: false,
  cancelled_by_request: false,
};

/** Nothing is due, and what was paid was not given back; points or a coupon may have left nothing to pay. */
const isPaid = ({ paid, refunded, due }: IssuedOrder): boolean =>
  due <= 0 && (paid - refunded > 0 || (paid === 0 && refunded === 0));

/**
 * Returns how many pieces of each line codes are issued for, by line number: all of an order of which nothing is due by
 * the books, and none before. That it was delivered says nothing of its money: whoever delivers would issue them.
 */
export const piecesToIssue = (order: IssuedOrder): Map<number, number> => {
  const pieces = new Map<number, number>();
  if (!order.is_own || !isPaid(order)) return pieces;
  for (const { state, lines } of order.packages)
    if (isIssuedIn[state])
      for (const { line_number, qty } of lines)
        if (qty > 0) pieces.set(line_number, (pieces.get(line_number) ?? 0) + qty);
  return pieces;
};
