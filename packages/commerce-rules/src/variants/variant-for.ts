import { type ChosenValues, isChoosable, isMatch, type VariantChild } from './variant-child.ts';

export type VariantChoice<Child> = { child: Child | null; errors: { variants?: 'no-available-variants' } };

/**
 * The variant of these choices (spec 1 §4): the first available one that matches. When none does, the first available
 * one (null when there is none at all), and `errors.variants` is flagged.
 */
export const variantFor = <Child extends VariantChild>(
  children: readonly Child[],
  chosen: ChosenValues,
  stock: { allowOutOfStock: boolean },
): VariantChoice<Child> => {
  const available = children.filter((child) => isChoosable(child, stock));
  const match = available.find((child) => isMatch(child, chosen));
  if (match) return { child: match, errors: {} };
  return { child: available[0] ?? null, errors: { variants: 'no-available-variants' } };
};
