import type { CatalogueSource } from '../../catalogue-source.ts';
import { menuFields, menuView, type MenuNode } from '../../view-models/menu-view.ts';

/** The category menu of a store: one call. */
export const loadMenu = async (source: CatalogueSource): Promise<MenuNode[]> => {
  const { hits } = await source.search('category', {
    request: {
      _appliedFilters: [
        { attribute: 'parent_id', value: { eq: source.store.rootCategoryId } },
        { attribute: 'is_active', value: { eq: true } },
      ],
      _appliedSort: [{ field: 'position', options: 'asc' }],
    },
    size: 4000,
    include: menuFields,
    isShared: true,
  });
  return menuView(hits);
};
