import { giftCardCode, takenOfCard } from '@dijla/commerce-rules/gift-cards/gift-card-tender';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import type { Cart } from '../../modules/cart/cart.ts';
import type { OrderCard } from '../../modules/gift-cards/gift-cards.ts';
import type { OrderDraft } from '../../modules/orders/orders.ts';

/** What a gift card pays of an order: `amount` of its own minor units for `value` of the order's. */
export type SpentCard = Omit<NonNullable<OrderDraft['giftCard']>, 'now'>;

/** Returns what of the cart's gift card its totals were reckoned with; null where it pays nothing. */
export const spentCardOf = (
  { giftCard, context }: Pick<Cart, 'giftCard' | 'context'>,
  { adjustments }: Pick<TotalsResult, 'adjustments'>,
): SpentCard | null => {
  const tender = adjustments.find(({ code, stage }) => code === giftCardCode && stage === 'tender');
  if (giftCard === null || tender === undefined) return null;
  const value = 0 - tender.amount;
  const { id: cardId, currency } = giftCard;
  return { cardId, currency, amount: takenOfCard(value, giftCard, context), value };
};

/** Returns what an order takes of a gift card; `had` is the one it was ordered with before, which may pay nothing now. */
export const takenCard = (
  spent: SpentCard | null,
  { now, had = null }: { now: number; had?: OrderCard | null },
): Pick<OrderDraft, 'giftCard'> => {
  if (spent !== null) return { giftCard: { ...spent, now } };
  if (had === null) return {};
  return { giftCard: { cardId: had.card_id, currency: had.currency, amount: 0, value: 0, now } };
};
