import type { SearchQuery } from '@dijla/contract/client';

type Filters = NonNullable<SearchQuery['_appliedFilters']>;

/** Sorts products that are out of stock last; applied before the bestseller order. */
export const inStockFirst = { field: 'stock.is_in_stock', options: 'desc' } as const;

/** Sorts by number of sales, highest first. */
export const mostBoughtFirst = { field: 'number_of_sales', options: 'desc' } as const;

/**
 * Returns the filters of every listing: visible in catalog or search, and not disabled. Products out of
 * stock are included (spec 1 §5).
 */
export const listedFilters = (): Filters => [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
];

/** Only products in stock. */
export const inStock = { attribute: 'stock.is_in_stock', value: { eq: true } } as const;

/** Returns a query for all products that were ever bought, the most bought first. */
export const bestsellers = (): SearchQuery => ({
  _appliedFilters: [...listedFilters(), { attribute: 'number_of_sales', value: { gt: 0 } }],
  _appliedSort: [inStockFirst, mostBoughtFirst],
});
