import type { CartLineView } from './cart-view.ts';

/** Start of the wire's text for such a refusal, in every language (wire §4.3); the skus follow it. */
const opening = 'Error while adding products';

/** Whether an order was refused because products could not be added to it. */
export const isAboutProducts = (text: string): boolean => text.includes(opening);

/**
 * Returns the names of the lines an order could not have, from the skus in the provider's text; empty if the
 * order was refused for another reason.
 */
export const soldOutOf = (
  text: string,
  lines: readonly Pick<CartLineView, 'sku' | 'parent_sku' | 'name'>[],
): string[] => {
  const start = text.indexOf(opening);
  if (start < 0) return [];
  const skus = new Set(text.slice(start + opening.length).split(/[\s,]+/u));
  const names = lines
    .filter(({ sku, parent_sku }) => skus.has(sku) || skus.has(parent_sku))
    .map(({ name }) => name);
  return [...new Set(names)];
};
