import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { loadBrand } from '../../features/brands/load-brand.ts';
import { loadFiltered } from '../../features/listing/loading/load-filtered.ts';
import { topCategories } from '../../features/listing/loading/top-categories.ts';
import { paths } from '../../paths.ts';
import type { PageAddress } from './load-page.ts';

/**
 * Loads a brand with its products in two calls and one shared by all pages. Throws 404 for an unknown brand.
 */
export const loadBrandPage = async (source: CatalogSource, { params, search }: PageAddress) => {
  const [brand, categories] = await Promise.all([
    loadBrand(source, params['brand'] ?? '', search),
    topCategories(source),
  ]);
  const found = await loadFiltered(source, search, {
    kind: 'category',
    within: [{ attribute: 'brand', value: { in: [brand.id] } }],
    categories,
    addressOf: (parameters) => paths.brands(source.store.code, brand.key, parameters),
  });
  return { brand, found };
};
