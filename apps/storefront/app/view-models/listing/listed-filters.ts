import type { SearchQuery } from '@dijla/contract/client';

type Filters = NonNullable<SearchQuery['_appliedFilters']>;

/** Before any other order where a shop shows what sells: what is sold out comes last. */
export const inStockFirst = { field: 'stock.is_in_stock', options: 'desc' } as const;

/** What most buy before what few do. */
export const mostBoughtFirst = { field: 'number_of_sales', options: 'desc' } as const;

/** What listings show: visible in catalogue or search, not disabled; out of stock included (spec 1 §5). */
export const listedFilters = (): Filters => [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
];

/** Only what can be had now. */
export const inStock = { attribute: 'stock.is_in_stock', value: { eq: true } } as const;

/** What was bought at all, the most bought first. */
export const bestsellers = (): SearchQuery => ({
  _appliedFilters: [...listedFilters(), { attribute: 'number_of_sales', value: { gt: 0 } }],
  _appliedSort: [inStockFirst, mostBoughtFirst],
});
