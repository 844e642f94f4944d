import type { CatalogQuery } from '../../provider-client/catalog-source.ts';
import type { StoreView } from '../../i18n/store-views.ts';

/** The top categories of a store with what is below them, in their order: asked once for all pages that ask for the same fields. */
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
