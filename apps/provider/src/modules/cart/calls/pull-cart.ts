import { handleCall } from '../../../call/handle-call.ts';
import { cartItemOf } from '../cart-view.ts';
import { totalsOfCart } from '../totals/cart-totals.ts';
import { type CartParts, readingCart } from '../lines/change-cart.ts';

/** Returns the lines of a cart (wire §2.2). */
export const pullCart = handleCall(
  'cart/pull',
  (parts: CartParts) =>
    ({ query }, context) =>
      readingCart(parts, { call: 'cart/pull', cartId: query.cartId, query, context }, (cart) => {
        const totals = totalsOfCart(cart, context.now);
        return cart.lines.map((line) => cartItemOf(cart, line, totals));
      }),
);
