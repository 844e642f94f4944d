// @chunk purchase
import type { TierPrice } from '@dijla/contract/client';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';

/** From so many pieces on each costs `final`, in minor units; `saved` against one alone. */
export type TierView = { qty: number; final: number; saved: number };

/** Everyone who buys from the store's price list. */
const everyone = 32_000;

/** Prices of several pieces, fewest first; only those that are below the price of one and of fewer. */
export const tiersOf = (
  tiers: readonly TierPrice[] = [],
  onePiece: number | null,
  scale: number,
): TierView[] => {
  const views: TierView[] = [];
  if (onePiece === null) return views;
  for (const { customer_group_id, qty, value } of tiers.toSorted((a, b) => a.qty - b.qty)) {
    const final = minorUnits(value, scale);
    if (customer_group_id === everyone && qty > 1 && final > 0 && final < (views.at(-1)?.final ?? onePiece))
      views.push({ qty, final, saved: onePiece - final });
  }
  return views;
};

/** The tier that so many pieces reach; null when it is that of one. */
export const tierAt = (tiers: readonly TierView[], qty: number): TierView | null =>
  tiers.findLast((tier) => tier.qty <= qty) ?? null;
