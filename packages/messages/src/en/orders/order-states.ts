/** The states of an order and of its packages, as their buyer and the desk read them (spec 2 §3). */
export const orderStates = {
  pending: 'Pending',
  pending_approval: 'Pending Approval',
  under_review: 'Under Review',
  suspected_fraud: 'Suspected Fraud',
  on_hold: 'On Hold',
  invoiced: 'Invoiced',
  preparing: 'Preparing',
  shipped: 'Shipped',
  dispatched: 'Dispatched',
  ready_for_collection: 'Ready for Collection',
  delivery_failed: 'Delivery Failed',
  reattempt_delivery: 'Re-attempt Delivery',
  complete: 'Complete',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  cancelled_by_request: 'Cancelled by request',
};
