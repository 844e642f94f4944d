import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartItem } from '../values/carts/cart-item.ts';
import { cartMeta } from '../values/carts/cart-view.ts';

export const pullCart = defineCall({
  method: 'GET',
  path: '/api/cart/pull',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  summary: 'The lines of a cart (wire §2.2)',
  query: cartQuery,
  result: z.array(cartItem),
  meta: cartMeta,
  refusals: [...tokenRefusals, 'cart.not-found'],
});
