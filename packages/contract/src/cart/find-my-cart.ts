import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';

export const findMyCart = defineCall({
  method: 'GET',
  path: '/api/cart/mine',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  summary: "The id of the cookie's active cart, or null (wire §2.9)",
  query: cartQuery.omit({ cartId: true }),
  result: z.string().nullable(),
  meta: cartMeta,
  refusals: [...tokenRefusals],
});
