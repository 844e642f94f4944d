import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import { balanceOf } from '../../ledger/ledger.ts';
import { pointsOf } from '../../rewards/rewards.ts';
import { type CartParts, changingCart } from '../lines/change-cart.ts';
import { savePoints } from '../reading/cart-sql.ts';

/**
 * `POST …/reward/spend` (wire §11): how many points the customer spends on her cart. They are set aside when it is
 * ordered, and until then are hers to spend elsewhere; the cart never shows more than she has.
 */
export const spendPoints = handleCall(
  'rewards/spend',
  (parts: CartParts) =>
    async ({ query, body }, context) => {
      const { points } = body;
      const { id } = context.customer;
      if (points > (await balanceOf(parts.database, pointsOf(id), 'POINT')))
        return refusal('rewards.not-enough-points');
      const request = { call: 'rewards/spend' as const, cartId: query.cartId, query, body, context };
      return changingCart(parts, request, (cart) => {
        if (cart.customerId !== id) return refusal('rewards.not-spendable');
        if (points > 0 && cart.lines.length === 0) return refusal('cart.empty');
        if (points > 0 && cart.context.reward === undefined) return refusal('rewards.not-spendable');
        const changed = { ...cart, points: points || null };
        return {
          cart: changed,
          result: true as const,
          save: (database, kept) => savePoints(database, changed, kept),
        };
      });
    },
);
