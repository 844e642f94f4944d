import { handleCall } from '../../../call/handle-call.ts';
import { type CartParts, readingCart } from '../lines/change-cart.ts';

/** Returns the coupon code stored with the cart (wire §2.8). */
export const readCoupon = handleCall(
  'cart/coupon',
  (parts: CartParts) =>
    ({ query }, context) =>
      readingCart(
        parts,
        { call: 'cart/coupon', cartId: query.cartId, query, context },
        ({ coupon }) => coupon,
      ),
);
