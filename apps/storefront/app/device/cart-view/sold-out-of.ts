import type { CartLineView } from './cart-view.ts';

/** What the wire begins such a refusal with, in every language (wire §4.3); the skus follow it. */
const opening = 'Error while adding products';

/** Names of the lines an order could not have, from the provider's words about their skus; empty when it was refused for another reason. */
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
