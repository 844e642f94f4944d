/**
 * The allowed next states of an order (or of one of its packages) from each state (labels: spec 2 §3). Every
 * order starts as `pending`; a state without next states is final.
 */
export const orderTransitions = {
  pending: [
    'pending_approval',
    'under_review',
    'on_hold',
    'invoiced',
    'preparing',
    'cancelled',
    'cancelled_by_request',
  ],
  pending_approval: ['pending', 'invoiced', 'preparing', 'on_hold', 'cancelled', 'cancelled_by_request'],
  under_review: [
    'pending',
    'invoiced',
    'preparing',
    'suspected_fraud',
    'on_hold',
    'cancelled',
    'cancelled_by_request',
  ],
  suspected_fraud: ['under_review', 'cancelled'],
  on_hold: [
    'pending',
    'pending_approval',
    'under_review',
    'invoiced',
    'preparing',
    'cancelled',
    'cancelled_by_request',
  ],
  invoiced: ['preparing', 'on_hold', 'refunded'],
  preparing: [
    'shipped',
    'dispatched',
    'ready_for_collection',
    'on_hold',
    'cancelled',
    'cancelled_by_request',
  ],
  shipped: ['dispatched', 'ready_for_collection', 'complete', 'delivery_failed'],
  dispatched: ['complete', 'delivery_failed'],
  ready_for_collection: ['complete', 'cancelled', 'cancelled_by_request'],
  delivery_failed: ['reattempt_delivery', 'ready_for_collection', 'cancelled', 'cancelled_by_request'],
  reattempt_delivery: ['complete', 'delivery_failed'],
  complete: ['refunded'],
  refunded: [],
  cancelled: [],
  cancelled_by_request: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderState = keyof typeof orderTransitions;
