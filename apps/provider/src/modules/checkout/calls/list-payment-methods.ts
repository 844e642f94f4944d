import type { CallHandler } from '../../../call/call-handler.ts';
import { type CartParts, readingCart, totalsOfCart } from '../../cart/cart.ts';
import { offeredPaymentMethods } from '../../payments/payments.ts';

/** Returns the payment methods available for the cart (wire §3.2). */
export const listPaymentMethods =
  (parts: CartParts): CallHandler<'cart/payment-methods'> =>
  ({ query }, context) =>
    readingCart(parts, { call: 'cart/payment-methods', cartId: query.cartId, query, context }, (cart) =>
      offeredPaymentMethods(cart.context, totalsOfCart(cart, context.now)),
    );
