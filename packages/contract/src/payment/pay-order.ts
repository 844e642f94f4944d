import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { orderPayment } from '../values/payments/order-payment.ts';

/** Whose order it is: the customer's who asks, or of whoever has its key. */
const buyers = z.object({
  number: z.string().trim().min(1).max(32),
  key: z.string().min(1).max(64).optional(),
});

const common = {
  method: 'POST',
  access: { for: 'anyone' },
  tokenPlace: 'bearer',
  query: userQuery,
  result: orderPayment,
} as const;

export const readPayment = defineCall({
  journey: 'pay',
  ...common,
  path: '/api/ext/dijla/payment',
  summary:
    'How it stands with the payment of an order (ours); the gateway is asked when it was not just asked. A wrong number and a wrong key get one answer',
  /** `returned`: the gateway has just led the buyer back, so it is asked although it was a moment ago. */
  body: buyers.extend({ returned: z.boolean().optional() }),
  refusals: [...tokenRefusals, 'order.not-found', 'request.invalid'],
});

export const beginPayment = defineCall({
  journey: 'pay',
  ...common,
  path: '/api/ext/dijla/payment/begin',
  summary: 'Begin to pay an order at its gateway (ours); `again` has what was begun before cancelled',
  body: buyers.extend({
    again: z.boolean().optional(),
    /** The months that were chosen for its cart and the code of them (spec 2 §4), where it is paid in installments. */
    payment_method_additional: z.unknown().optional(),
  }),
  refusals: [
    ...tokenRefusals,
    'order.not-found',
    'payment.not-possible',
    'order.payment-open',
    'installments.session-over',
    'request.invalid',
  ],
});

export const changePaymentMethod = defineCall({
  ...common,
  path: '/api/ext/dijla/payment/method',
  summary: 'Pay an unpaid order by another method (ours), as a revision; what was begun is cancelled first',
  body: buyers.extend({ method: z.string().min(1).max(64) }),
  refusals: [
    ...tokenRefusals,
    'order.not-found',
    'payment.not-possible',
    'order.payment-open',
    'order.changed-meanwhile',
    'order.move-not-possible',
    'cart.payment-method-not-available',
    'request.invalid',
  ],
});
