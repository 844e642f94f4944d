import { isChoosable, isEnabled, type VariantChild } from './variant-child.ts';

type Priced = VariantChild & { final_price: number };

/** A price of 0 is unknown; it sorts last, and so do disabled variants. */
const rankOf = (variant: Priced): number =>
  isEnabled(variant) && variant.final_price > 0 ? variant.final_price : Infinity;

/**
 * Compares by price and, for equal prices, in stock first (spec 1 §5): negative when `one` comes first, 0
 * when neither does.
 */
export const compareVariants = (one: Priced, other: Priced): number =>
  // Infinity minus Infinity is NaN: then only stock decides.
  rankOf(one) - rankOf(other) || Number(isChoosable(other)) - Number(isChoosable(one));
