import { handleCall } from '../../../call/handle-call.ts';
import { saveEmptied } from '../reading/cart-sql.ts';
import { type CartParts, changingCart } from '../lines/change-cart.ts';

/** Removes all lines and the chosen delivery and payment from the cart, which keeps its id (wire §11). */
export const clearCart = handleCall(
  'cart/clear',
  (parts: CartParts) =>
    ({ query }, context) =>
      changingCart(parts, { call: 'cart/clear', cartId: query.cartId, query, context }, (cart) => {
        const promotions = cart.promotions.filter(({ coupon_code }) => coupon_code === null);
        const emptied = {
          ...cart,
          lines: [],
          coupon: null,
          promotions,
          shipping: null,
          payment: null,
          frozenRate: null,
          payableRate: null,
        };
        return {
          cart: emptied,
          result: true as const,
          save: (database, kept) => saveEmptied(database, emptied, kept),
        };
      }),
);
