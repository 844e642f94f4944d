import type { AppliedFilter } from '@dijla/search-index/core/search-engine';

/**
 * Filters of products that listings show: visibility 2, 3, 4 and status 0, 1, in stock or not (spec 1 §5).
 */
export const listedFilters: readonly AppliedFilter[] = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];
