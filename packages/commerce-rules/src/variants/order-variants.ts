import { isChoosable, type VariantChild } from './variant-child.ts';

/** Variants by price, of equal price those in stock first (spec 1 §5); otherwise in their own order. */
export const orderVariants = <Child extends VariantChild & { final_price: number }>(children: readonly Child[]): Child[] => {
  const rank = (child: Child): number => (isChoosable(child) ? 0 : 1);
  return children.toSorted((a, b) => a.final_price - b.final_price || rank(a) - rank(b));
};
