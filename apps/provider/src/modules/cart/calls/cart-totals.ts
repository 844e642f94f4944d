import type { CallHandler } from '../../../call/call-handler.ts';
import { totalsOfCart, wireTotalsOf } from '../totals/cart-totals.ts';
import { type CartParts, readingCart } from '../lines/change-cart.ts';

/** Returns the totals of a cart (wire §3.4). */
export const cartTotals =
  (parts: CartParts): CallHandler<'cart/totals'> =>
  ({ query }, context) =>
    readingCart(parts, { call: 'cart/totals', cartId: query.cartId, query, context }, (cart) =>
      wireTotalsOf(cart, totalsOfCart(cart, context.now)),
    );
