import type { CatalogSource } from '../../../provider-client/catalog-source.ts';
import { brandTiles, type BrandTile } from '../../../view-models/brands/brand-view.ts';

/** Maximum number of brands shown; the rest is among the filters. */
const mostBrands = 20;
/** Minimum number of brands: there is nothing to choose from one. */
const fewestBrands = 2;

/**
 * Loads the brands of a category and its descendants, largest first, with one call. Empty when there is
 * nothing to choose from or the provider knows no brands.
 */
export const loadCategoryBrands = async (source: CatalogSource, category: number): Promise<BrandTile[]> => {
  const { code, index, language } = source.store;
  const answer = await source.read('category/brands', {
    params: { index, category: String(category) },
    query: { storeCode: code },
  });
  const brands = brandTiles(answer?.result ?? [], language).slice(0, mostBrands);
  return brands.length < fewestBrands ? [] : brands;
};
