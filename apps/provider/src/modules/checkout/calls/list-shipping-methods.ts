import { handleCall } from '../../../call/handle-call.ts';
import {
  type CartParts,
  changingCart,
  saveDelivery,
  shippingMethodsOfCart,
  totalsOfCart,
} from '../../cart/cart.ts';
import { destinationOf, leavesPlace } from '../destination.ts';

/**
 * Returns the shipping methods for an address of which only the country is certain (wire §3.1). A
 * governorate in the address is saved, because clients name it in this call only and request totals with the
 * country alone (wire §3.5). Nothing else is saved.
 */
export const listShippingMethods = handleCall(
  'cart/shipping-methods',
  (parts: CartParts) =>
    async ({ query, body }, context) => {
      const { address } = body;
      const place = await destinationOf(parts.database, address);
      return changingCart(
        parts,
        { call: 'cart/shipping-methods', cartId: query.cartId, query, body, context },
        (cart) => {
          const destination = leavesPlace(cart, address, place) ? cart : place;
          const result = shippingMethodsOfCart(cart, totalsOfCart(cart, context.now), destination);
          const { country, region_id, region_name } = destination;
          const isNews = region_id !== null && (region_id !== cart.region_id || country !== cart.country);
          if (!isNews) return { cart, result, save: async () => true };
          const placed = { ...cart, country, region_id, region_name };
          return { cart: placed, result, save: (database) => saveDelivery(database, placed) };
        },
      );
    },
);
