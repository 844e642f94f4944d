import { tokenRefusals } from '../common-query.ts';

/** Why a wire client is not led to the payment of the order that it placed from its cart. */
export const beginRefusals = [
  ...tokenRefusals,
  'payment.order-missing',
  'payment.not-possible',
  'payment.not-begun',
  'order.payment-open',
  'request.invalid',
] as const;
