import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';

export const clearCart = defineCall({
  method: 'POST',
  path: '/api/cart/clear',
  otherMethods: ['DELETE'],
  access: { for: 'anyone' },
  tokenPlace: 'query',
  summary:
    'Take out all lines, the coupon and the methods; the cart keeps its id. DELETE is the same (wire §11)',
  query: cartQuery,
  result: z.literal(true),
  meta: cartMeta,
  replayable: true,
  refusals: [...tokenRefusals, 'cart.not-found', 'request.invalid'],
});
