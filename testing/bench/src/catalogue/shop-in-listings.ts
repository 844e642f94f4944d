import { bucketsAtMost, listed } from './listing.ts';
import type { ShopInListings } from './listing-kinds.ts';
import { search } from './wire-search.ts';

const filterable = ['color', 'size'];

/** Reads the input of the listing kinds from a running shop over the wire. */
export const shopInListings = async (base: string): Promise<ShopInListings> => {
  const { hits: categories } = await search(base, {
    entity: 'category',
    request: { _appliedFilters: [{ attribute: 'is_active', value: { eq: true }, scope: 'default' }] },
    size: 4000,
    include: ['id', 'level', 'path', 'product_count'],
  });
  const { aggregations = {} } = await search(base, {
    request: {
      _appliedFilters: listed,
      _availableFilters: filterable.map((field) => ({
        field,
        scope: 'catalog',
        options: { size: bucketsAtMost },
      })),
    },
    size: 1,
    include: ['id'],
  });
  return {
    categories,
    valuesOf: (attribute) =>
      aggregations[`agg_terms_${attribute}_options`]?.buckets.map(({ key }) => key) ?? [],
  };
};
