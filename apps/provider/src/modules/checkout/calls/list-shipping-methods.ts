import type { CallHandler } from '../../../http/call-handler.ts';
import { type CartParts, shippingMethodsOfCart, readingCart, totalsOfCart } from '../../cart/cart.ts';
import { destinationOf } from '../destination.ts';

/** Shipping methods for an address of which only the country is sure (wire §3.1); nothing is remembered. */
export const listShippingMethods = (parts: CartParts): CallHandler<'cart/shipping-methods'> => async ({ query, body }, context) => {
  const destination = await destinationOf(parts.database, body.address);
  return readingCart(parts, { call: 'cart/shipping-methods', cartId: query.cartId, query }, context, (cart) =>
    shippingMethodsOfCart(cart, totalsOfCart(cart, context.now), destination));
};
