import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';

export const applyCoupon = defineCall({
  method: 'POST',
  path: '/api/cart/apply-coupon',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  summary: 'Use a coupon, in whatever case it is typed; one cart has one (wire §2.8)',
  query: cartQuery.extend({ coupon: z.string().max(255).optional() }),
  result: z.literal(true),
  meta: cartMeta,
  replayable: true,
  refusals: [
    ...tokenRefusals,
    'cart.not-found',
    'cart.coupon-missing',
    'cart.coupon-not-valid',
    'cart.coupon-without-goods',
    'request.invalid',
    'request.too-many',
  ],
});
