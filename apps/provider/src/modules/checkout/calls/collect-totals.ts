import type { Totals } from '@dijla/contract/client';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal } from '../../../call/refusal.ts';
import {
  type CartParts,
  changingCart,
  readingCart,
  saveDelivery,
  totalsOfCart,
  wireTotalsOf,
} from '../../cart/cart.ts';
import { withPaymentMethod, withShippingMethod } from '../chosen-methods.ts';

/**
 * Saves the given methods and returns the totals with them; without a body, the totals with the stored
 * methods (wire §3.6).
 */
export const collectTotals = handleCall(
  'cart/collect-totals',
  (parts: CartParts) =>
    ({ query, body }, context) => {
      const { now } = context;
      const request = { call: 'cart/collect-totals' as const, cartId: query.cartId, query, body, context };
      if (!body)
        return readingCart<Totals>(parts, request, (cart) => wireTotalsOf(cart, totalsOfCart(cart, now)));
      const { methods } = body;
      return changingCart(parts, request, (cart) => {
        const sent = withShippingMethod(cart, methods, now);
        if (isRefusal(sent)) return sent;
        const paid = withPaymentMethod(sent, (methods.paymentMethod ?? methods.payment_method)?.method, now);
        if (isRefusal(paid)) return paid;
        return {
          cart: paid,
          result: wireTotalsOf(paid, totalsOfCart(paid, now)),
          save: (database) => saveDelivery(database, paid),
        };
      });
    },
);
