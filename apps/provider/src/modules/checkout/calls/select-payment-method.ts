import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal } from '../../../call/refusal.ts';
import { type CartParts, changingCart, saveDelivery } from '../../cart/cart.ts';
import { withPaymentMethod } from '../chosen-methods.ts';

/** What is kept of what was said with a method: no code, which confirms an order within minutes. */
const keptOf = (additional: unknown): object | null => {
  if (typeof additional !== 'object' || additional === null || Array.isArray(additional)) return null;
  const { otp: _otp, ...kept } = additional as Record<string, unknown>;
  return Object.keys(kept).length === 0 ? null : kept;
};

/** Saves the cart's payment method, whose fee its totals then include (wire §11). */
export const selectPaymentMethod = handleCall(
  'cart/selected-payment-method',
  (parts: CartParts) =>
    ({ query, body }, context) => {
      const { method: code, additional_data: additional } =
        typeof body.method === 'string' ? { method: body.method } : body.method;
      return changingCart(
        parts,
        { call: 'cart/selected-payment-method', cartId: query.cartId, query, body, context },
        (cart) => {
          const paid = withPaymentMethod(cart, code, context.now);
          return isRefusal(paid)
            ? paid
            : {
                cart: paid,
                result: true as const,
                save: (database) =>
                  saveDelivery(database, paid, {
                    addresses: [],
                    stays: true,
                    additional: keptOf(additional),
                  }),
              };
        },
      );
    },
);
