import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';

export const createCart = defineCall({
  journey: 'add-to-cart',
  method: 'POST',
  path: '/api/cart/create',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  cart: 'creates',
  summary: 'A new guest cart; its id is a secret of 128 bits (wire §2.1)',
  query: cartQuery.omit({ cartId: true }),
  result: z.string(),
  meta: cartMeta,
  replayable: true,
  refusals: [...tokenRefusals, 'request.too-many'],
});
