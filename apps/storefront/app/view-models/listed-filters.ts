import type { SearchQuery } from '@dijla/contract/client';

type Filters = NonNullable<SearchQuery['_appliedFilters']>;

/** What listings show: visible in catalogue or search, not disabled; out of stock included (spec 1 §5). */
export const listedFilters = (): Filters => [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
];
