import { type Account, heldFor } from '../ledger/ledger.ts';

/** The account of what is left on a gift card. */
export const giftCardOf = (cardId: number): Account => `gift-card:${cardId}`;

/** What an order holds of a gift card until it is paid or delivered. */
export const heldOfCard = (cardId: number, orderId: number): Account =>
  heldFor(`order:${orderId}`, giftCardOf(cardId));
