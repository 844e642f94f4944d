import type { CategoryDocument } from '@dijla/contract/client';
import type { CatalogSource, WireDocument } from '../../../provider-client/catalog-source.ts';
import type { FacetCategory } from '../../../view-models/listing/facets-of.ts';
import { idsBelow } from '../../../view-models/listing/ids-below.ts';
import { menuQuery } from '../../../view-models/listing/menu-query.ts';

/** `ids` contains the category's own id and those of all descendants. */
export type TopCategory = FacetCategory & { urlPath: string; ids: readonly number[] };

const topCategory = (document: WireDocument): TopCategory => {
  const category = document as Partial<CategoryDocument>;
  return {
    id: category.id ?? 0,
    name: category.name ?? '',
    urlPath: category.url_path ?? '',
    ids: idsBelow(category),
  };
};

/**
 * Loads the top of the category tree, each category with all its descendants, which filters listings of the
 * whole shop. The answer is shared between listings.
 */
export const topCategories = async (source: CatalogSource): Promise<TopCategory[]> => {
  const { hits } = await source.search(
    'category',
    menuQuery(source.store, ['id', 'name', 'url_path', 'children_data.id', '*.children_data.id']),
  );
  return hits.map(topCategory);
};
