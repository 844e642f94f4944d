import type { PastOrder } from '@dijla/contract/client';
import type { OrderState } from './order-transitions.ts';

/**
 * The wire's coarser state for each state (wire §6.6), which tells other clients what they may offer:
 * 'dispatched' is still 'processing'.
 */
export const wireState: Readonly<Record<OrderState, PastOrder['state']>> = {
  pending: 'new',
  pending_approval: 'new',
  under_review: 'payment_review',
  suspected_fraud: 'payment_review',
  on_hold: 'holded',
  invoiced: 'processing',
  preparing: 'processing',
  shipped: 'processing',
  dispatched: 'processing',
  ready_for_collection: 'processing',
  delivery_failed: 'processing',
  reattempt_delivery: 'processing',
  complete: 'complete',
  refunded: 'closed',
  cancelled: 'canceled',
  cancelled_by_request: 'canceled',
};
