import { giftCardTender } from '@dijla/commerce-rules/gift-cards/gift-card-tender';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { openCard, type OpeningParts, readSpendable, sellsGiftCards } from '../../gift-cards/gift-cards.ts';
import { type CartParts, changingCart, findCart } from '../lines/change-cart.ts';
import { saveGiftCard } from '../reading/cart-sql.ts';

/**
 * `POST …/cart-gift-card` (ours): which gift card pays a part of the cart. It is held when the cart is ordered; until then
 * the cart shows no more than is left on it.
 */
export const useGiftCard = handleCall(
  'gift-card/use',
  (parts: CartParts & OpeningParts) =>
    async ({ query, body }, context) => {
      const { cartId } = query;
      const request = { call: 'gift-card/use' as const, cartId, query, context };
      const found = await findCart(parts, request);
      if (isRefusal(found)) return found;
      if (found.lines.length === 0) return refusal('cart.empty');
      const opened = await openCard(parts, body, context.address);
      if (isRefusal(opened)) return opened;
      const giftCard = await readSpendable(parts.database, opened.id, context.now);
      if (giftCard === undefined || giftCardTender(giftCard, found.context).length === 0)
        return refusal('gift-card.not-spendable');
      if (
        await sellsGiftCards(
          parts.database,
          found.lines.map(({ product }) => product.id),
        )
      )
        return refusal('gift-card.pays-no-cards');
      return changingCart(parts, request, (cart) => {
        const changed = { ...cart, giftCard };
        return {
          cart: changed,
          result: true as const,
          save: (database, kept) => saveGiftCard(database, changed, kept),
        };
      });
    },
);

/** `POST …/cart-gift-card/remove` (ours) */
export const leaveGiftCard = handleCall(
  'gift-card/leave',
  (parts: CartParts) =>
    async ({ query }, context) =>
      changingCart(parts, { call: 'gift-card/leave', cartId: query.cartId, query, context }, (cart) => {
        const changed = { ...cart, giftCard: null };
        return {
          cart: changed,
          result: true as const,
          save: (database, kept) => saveGiftCard(database, changed, kept),
        };
      }),
);
