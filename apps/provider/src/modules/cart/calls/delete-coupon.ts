import { handleCall } from '../../../call/handle-call.ts';
import { saveCoupon } from '../reading/cart-sql.ts';
import { type CartParts, changingCart } from '../lines/change-cart.ts';

/** Removes the coupon from the cart (wire §2.8). */
export const deleteCoupon = handleCall(
  'cart/delete-coupon',
  (parts: CartParts) =>
    ({ query }, context) =>
      changingCart(parts, { call: 'cart/delete-coupon', cartId: query.cartId, query, context }, (cart) => {
        const changed = {
          ...cart,
          coupon: null,
          promotions: cart.promotions.filter(({ coupon_code }) => coupon_code === null),
        };
        return {
          cart: changed,
          result: true as const,
          save: (database, kept) => saveCoupon(database, changed, kept),
        };
      }),
);
