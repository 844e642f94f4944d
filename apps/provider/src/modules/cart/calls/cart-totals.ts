import { handleCall } from '../../../call/handle-call.ts';
import { totalsOfCart, wireTotalsOf } from '../totals/cart-totals.ts';
import { type CartParts, readingCart } from '../lines/change-cart.ts';

/** Returns the totals of a cart (wire §3.4). */
export const cartTotals = handleCall(
  'cart/totals',
  (parts: CartParts) =>
    ({ query }, context) =>
      readingCart(parts, { call: 'cart/totals', cartId: query.cartId, query, context }, (cart) =>
        wireTotalsOf(cart, totalsOfCart(cart, context.now)),
      ),
);
