import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';
import { paymentMethod } from '../values/carts/methods.ts';

export const listPaymentMethods = defineCall({
  method: 'GET',
  path: '/api/cart/payment-methods',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  emptyListFor: ['cart.not-found', 'request.invalid'],
  summary: 'Payment methods this cart can be paid with (wire §3.2)',
  query: cartQuery,
  result: z.array(paymentMethod),
  meta: cartMeta,
  refusals: [...tokenRefusals, 'cart.not-found'],
});
