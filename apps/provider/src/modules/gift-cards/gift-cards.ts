export { giftCardStep } from './gift-card-step.ts';
export { digestOfCode, isPinOf, openedCard, typedSecret, writtenCode } from './gift-card-seal.ts';
export {
  findCard,
  readSpendable,
  sellsGiftCards,
  spendableGiftCard,
  type SpendableGiftCard,
} from './gift-card-sql.ts';
export { type CardGift, type GiftCardLine, issueCard, readGiftCardLines } from './issue-card-sql.ts';
export { type DueCard, readSentCard, takeDueCards } from './send-card-sql.ts';
export { offerGiftCards } from './offer-gift-cards-sql.ts';
export { openCard, type OpeningParts } from './open-card.ts';
export { settleOrderCard } from './spend-card.ts';
export { type OrderCard, readOrderCard } from './spent-card-sql.ts';
export { voidAllBought } from './void-bought-sql.ts';
