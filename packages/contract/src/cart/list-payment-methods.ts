import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { paths } from '../paths.ts';
import { cartMeta } from '../values/carts/cart-view.ts';
import { paymentMethod } from '../values/carts/methods.ts';

export const listPaymentMethods = defineCall({
  ...paths['cart/payment-methods'],
  summary: 'Payment methods this cart can be paid with (wire §3.2)',
  query: cartQuery,
  result: z.array(paymentMethod),
  meta: cartMeta,
  refusals: [...tokenRefusals, 'cart.not-found'],
});
