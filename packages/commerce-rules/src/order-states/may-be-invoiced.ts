import type { OrderState } from './order-transitions.ts';

const without: ReadonlySet<OrderState> = new Set([
  'pending_approval',
  'under_review',
  'suspected_fraud',
  'refunded',
  'cancelled',
  'cancelled_by_request',
]);

/**
 * Whether an invoice may be issued for an order in this state: not while the shop has not accepted it, nor when
 * nothing of it is left to pay for. An invoice that was issued before remains.
 */
export const mayBeInvoiced = (state: OrderState): boolean => !without.has(state);
