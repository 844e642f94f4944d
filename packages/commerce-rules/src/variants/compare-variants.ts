import { isChoosable, type VariantChild } from './variant-child.ts';

type Priced = VariantChild & { final_price: number };

/** By price, of equal price what is in stock first (spec 1 §5): below 0 when `one` comes first, 0 when each may. */
export const compareVariants = (one: Priced, other: Priced): number => one.final_price - other.final_price || Number(isChoosable(other)) - Number(isChoosable(one));
