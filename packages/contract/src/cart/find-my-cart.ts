import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { paths } from '../paths.ts';
import { cartMeta } from '../values/carts/cart-view.ts';

export const findMyCart = defineCall({
  ...paths['cart/mine'],
  summary: "The id of the cookie's active cart, or null (wire §2.9)",
  query: cartQuery.omit({ cartId: true }),
  result: z.string().nullable(),
  meta: cartMeta,
  refusals: [...tokenRefusals],
});
