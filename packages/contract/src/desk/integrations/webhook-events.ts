/**
 * What a webhook may be told of, with the members of its data: name of the event's data, name on the wire. Ids and
 * states alone: who needs more reads it by an API key.
 */
export const webhookEvents = {
  'order.placed': { orderId: 'order_id' },
  /** Confirmed, paid, packed, sent, delivered, cancelled, refunded …: `move` says which. */
  'order.moved': {
    orderId: 'order_id',
    move: 'move',
    package: 'package',
    orderFrom: 'from',
    orderTo: 'to',
  },
  /** What it contains, costs or where it goes was changed. */
  'order.revised': { orderId: 'order_id', revision: 'revision' },
  'order.cancel-requested': { orderId: 'order_id', requestId: 'request_id' },
  'order.return-requested': { orderId: 'order_id', returnId: 'return_id' },
  'order.return-decided': { orderId: 'order_id', returnId: 'return_id' },
  /** An account was made here, and its address or number proven. */
  'customer.verified': { customerId: 'customer_id' },
  'review.decided': { reviewId: 'review_id' },
  /** Its texts, pictures, attributes, price or state; many at once by an import. */
  'product.saved': { productId: 'product_id', sku: 'sku' },
  /** Sold, given back, counted or imported; the quantity is read by a key, because it goes on changing. */
  'stock.changed': { productId: 'product_id', sku: 'sku' },
} as const;

export type WebhookEvent = keyof typeof webhookEvents;

export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];
