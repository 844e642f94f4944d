import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';

export const deleteLine = defineCall({
  method: 'POST',
  path: '/api/cart/delete',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  requiredElement: { name: 'cartItem', refusal: 'cart.item-element-missing' },
  summary: 'Remove a line by item_id, or by sku when there is none (wire §2.6)',
  query: cartQuery,
  body: z.object({
    cartItem: z.object({
      sku: z.string().max(255).nullish(),
      item_id: z.union([z.int(), z.string().max(32)]).nullish(),
      quoteId: z.string().max(255).nullish(),
      quote_id: z.string().max(255).nullish(),
    }),
  }),
  result: z.literal(true),
  meta: cartMeta,
  replayable: true,
  refusals: [
    ...tokenRefusals,
    'cart.item-element-missing',
    'cart.not-found',
    'cart.line-not-found',
    'request.invalid',
  ],
});
