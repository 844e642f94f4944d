import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';

export const deleteCoupon = defineCall({
  method: 'POST',
  path: '/api/cart/delete-coupon',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  summary: 'Use no coupon any more; true also where there was none (wire §2.8)',
  query: cartQuery,
  result: z.literal(true),
  meta: cartMeta,
  replayable: true,
  refusals: [...tokenRefusals, 'cart.not-found', 'request.invalid'],
});
