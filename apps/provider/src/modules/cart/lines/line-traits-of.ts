import type { LineTraits } from '@dijla/contract/client';
import { oncePer } from '@dijla/caching/once-per';
import type { ProductFacts } from '../reading/cart-snapshot.ts';

/** What promotions ask of a product that is sold. */
export type Sold = Pick<ProductFacts, 'sku' | 'categories' | 'named_attributes'> &
  Partial<Pick<ProductFacts, 'is_gift_card'>>;

/** Values in the form promotion rules use: the members of a list; 1 and 0 for booleans. */
const valuesOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  if (typeof value === 'boolean') return [value ? '1' : '0'];
  return value === null || value === undefined ? [] : [String(value)];
};

const attributesOf = (sold: readonly Sold[]): LineTraits['attributes'] => {
  const codes = new Set(sold.flatMap(({ named_attributes }) => Object.keys(named_attributes)));
  return Object.fromEntries(
    [...codes].map((code) => [
      code,
      [...new Set(sold.flatMap(({ named_attributes }) => valuesOf(named_attributes[code])))],
    ]),
  );
};

const traitsOf = oncePer((product: Sold, parent: Sold | null): LineTraits => {
  const sold = parent === null ? [product] : [product, parent];
  return {
    skus: sold.map(({ sku }) => sku),
    categories: [...new Set(sold.flatMap(({ categories }) => categories))],
    attributes: attributesOf(sold),
    ...(product.is_gift_card && { gift_card: true }),
  };
});

/**
 * Traits of a line that promotions test: those of the product and, for a variant, of its configurable too.
 */
export const lineTraitsOf = ({ product, parent }: { product: Sold; parent: Sold | null }): LineTraits =>
  traitsOf(product, parent);
