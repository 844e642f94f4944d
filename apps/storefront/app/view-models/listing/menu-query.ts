import type { CatalogQuery } from '../../provider-client/catalog-source.ts';
import type { StoreView } from '@dijla/contract/store-views';

/**
 * Returns the query for a store view's top categories and their descendants, in order. Its answer is shared
 * by all pages that request the same fields.
 */
export const menuQuery = ({ rootCategoryId }: StoreView, include: readonly string[]): CatalogQuery => ({
  request: {
    _appliedFilters: [
      { attribute: 'parent_id', value: { eq: rootCategoryId } },
      { attribute: 'is_active', value: { eq: true } },
    ],
    _appliedSort: [{ field: 'position', options: 'asc' }],
  },
  size: 4000,
  include,
  isShared: true,
});
