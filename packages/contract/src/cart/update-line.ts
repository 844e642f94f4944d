import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartItem } from '../values/carts/cart-item.ts';
import { cartMeta } from '../values/carts/cart-view.ts';
import { productOption } from '../values/catalog/product-option.ts';

const lineId = z.union([z.int(), z.string().max(32)]);

export const updateLine = defineCall({
  journey: 'add-to-cart',
  method: 'POST',
  path: '/api/cart/update',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  limit: 'cart',
  requiredElement: { name: 'cartItem', refusal: 'cart.item-element-missing' },
  summary: 'Add to the cart, or with item_id set a line to exactly this quantity (wire §2.3)',
  query: cartQuery,
  body: z.object({
    cartItem: z.object({
      sku: z.string().max(255).optional(),
      qty: z.union([z.number(), z.string().max(32)]),
      item_id: lineId.nullish(),
      product_option: productOption.nullish(),
      quoteId: z.string().max(255).nullish(),
      quote_id: z.string().max(255).nullish(),
    }),
  }),
  bodyAtMost: 262_144,
  result: cartItem,
  meta: cartMeta,
  replayable: true,
  refusals: [
    ...tokenRefusals,
    'cart.item-element-missing',
    'cart.not-found',
    'cart.line-not-found',
    'cart.product-not-found',
    'cart.product-not-salable',
    'cart.options-missing',
    'cart.no-such-variant',
    'cart.choice-not-found',
    'cart.choice-too-many',
    'cart.choice-qty-fixed',
    'cart.text-too-long',
    'cart.date-invalid',
    'cart.links-missing',
    'cart.qty-invalid',
    'cart.qty-not-available',
    'cart.out-of-stock',
    'cart.price-unknown',
    'cart.too-many-lines',
    'request.invalid',
  ],
});
