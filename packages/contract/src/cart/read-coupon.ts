import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';

export const readCoupon = defineCall({
  method: 'GET',
  path: '/api/cart/coupon',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  summary: "The cart's coupon, null when it has none (wire §2.8)",
  query: cartQuery,
  result: z.string().nullable(),
  meta: cartMeta,
  refusals: [...tokenRefusals, 'cart.not-found'],
});
