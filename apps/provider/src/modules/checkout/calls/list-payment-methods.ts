import { handleCall } from '../../../call/handle-call.ts';
import { type CartParts, readingCart, totalsOfCart } from '../../cart/cart.ts';
import { offeredPaymentMethods } from '../../payments/payments.ts';

/** Returns the payment methods available for the cart (wire §3.2). */
export const listPaymentMethods = handleCall(
  'cart/payment-methods',
  (parts: CartParts) =>
    ({ query }, context) =>
      readingCart(parts, { call: 'cart/payment-methods', cartId: query.cartId, query, context }, (cart) =>
        offeredPaymentMethods(cart, totalsOfCart(cart, context.now)),
      ),
);
