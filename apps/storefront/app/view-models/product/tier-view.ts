// @chunk purchase
import type { TierPrice } from '@dijla/contract/client';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';

/** A tier price: from `qty` pieces on, each costs `final` minor units, `saved` less than a single piece. */
export type TierView = { qty: number; final: number; saved: number };

/** Customer group id of everyone who buys from the store's price list. */
const everyone = 32_000;

/**
 * Returns the tier prices with the lowest quantity first, leaving out those not below the single price and
 * all lower tiers.
 */
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

/** Returns the tier that a quantity reaches; null if it is the single price. */
export const tierAt = (tiers: readonly TierView[], qty: number): TierView | null =>
  tiers.findLast((tier) => tier.qty <= qty) ?? null;
