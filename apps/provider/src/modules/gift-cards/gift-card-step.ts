import { refusal } from '../../call/refusal.ts';
import type { OrderStep } from '../orders/orders.ts';
import { lockSpendable, sellsGiftCards } from './gift-card-sql.ts';
import { holdOfCard, returnToCard } from './spend-card.ts';
import { readOrderCard, saveOrderCard } from './spent-card-sql.ts';
import { voidBought } from './void-bought-sql.ts';
import { costsLessThanWorth } from './worth-of-line-sql.ts';

/**
 * Sets aside what a gift card pays of an order, and gives it back when all of the order is called off. Refuses an order
 * whose card was spent, blocked or ended meanwhile, and one that buys gift cards with it: a discount on these would
 * be made again and again; gift cards for less than will be on them as well. Those that the order had bought are void
 * with their pieces.
 */
export const giftCardStep: OrderStep = {
  name: 'gift card',
  take: async (transaction, { orderId, order, giftCard }) => {
    // Gift cards are virtual; other orders are not asked about.
    const virtual = order.lines.filter(({ product_type }) => product_type === 'virtual');
    const ids = virtual.map(({ product_id }) => product_id);
    if (ids.length > 0 && (await costsLessThanWorth(transaction, orderId, ids)))
      return refusal('gift-card.below-worth');
    if (giftCard === undefined) return null;
    const { cardId, currency, amount, value, now } = giftCard;
    await saveOrderCard(transaction, { orderId, cardId, amount, value });
    if (amount === 0) return null;
    if (
      await sellsGiftCards(
        transaction,
        order.lines.map(({ product_id }) => product_id),
      )
    )
      return refusal('gift-card.pays-no-cards');
    const isTaken =
      (await lockSpendable(transaction, cardId, now)) &&
      (await holdOfCard(transaction, { orderId, cardId, currency, actor: 'shopper', now }, amount));
    return isTaken ? null : refusal('gift-card.spent-meanwhile');
  },
  giveBack: async (transaction, { orderId, lines, isCalledOff, cause: { actor } }) => {
    await voidBought(transaction, { orderId, lines, actor });
    const card = isCalledOff ? await readOrderCard(transaction, orderId) : undefined;
    if (card === undefined) return;
    const { card_id: cardId, currency } = card;
    await returnToCard(transaction, { orderId, cardId, currency, actor, now: Date.now() });
  },
};
