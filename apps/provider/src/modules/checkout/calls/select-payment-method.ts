import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal } from '../../../call/refusal.ts';
import { type CartParts, changingCart, saveDelivery } from '../../cart/cart.ts';
import { withPaymentMethod } from '../chosen-methods.ts';

/** Saves the cart's payment method, whose fee its totals then include (wire §11). */
export const selectPaymentMethod = handleCall(
  'cart/selected-payment-method',
  (parts: CartParts) =>
    ({ query, body }, context) => {
      const code = typeof body.method === 'string' ? body.method : body.method.method;
      return changingCart(
        parts,
        { call: 'cart/selected-payment-method', cartId: query.cartId, query, body, context },
        (cart) => {
          const paid = withPaymentMethod(cart, code, context.now);
          return isRefusal(paid)
            ? paid
            : { cart: paid, result: true as const, save: (database) => saveDelivery(database, paid) };
        },
      );
    },
);
