import { isChoosable, isEnabled, type VariantChild } from './variant-child.ts';

type Priced = VariantChild & { final_price: number };

/** A price of 0 is an unknown one; it comes last, and so does what is switched off. */
const rankOf = (variant: Priced): number =>
  isEnabled(variant) && variant.final_price > 0 ? variant.final_price : Infinity;

/** By price, of equal price what is in stock first (spec 1 §5): below 0 when `one` comes first, 0 when each may. */
export const compareVariants = (one: Priced, other: Priced): number =>
  // Infinity less Infinity is no number: then stock alone decides.
  rankOf(one) - rankOf(other) || Number(isChoosable(other)) - Number(isChoosable(one));
