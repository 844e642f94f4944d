import type { CatalogSource } from '../../../provider-client/catalog-source.ts';
import { brandTiles, type BrandTile } from '../../../view-models/brands/brand-view.ts';

/** So many fit a glance; the rest is among the filters. */
const mostBrands = 20;
/** One brand tells nothing apart. */
const fewestBrands = 2;

/** Brands of a category and of what is below it, the largest first: one call. None where there is nothing to choose between, or nobody knows. */
export const loadCategoryBrands = async (source: CatalogSource, category: number): Promise<BrandTile[]> => {
  const { code, index, language } = source.store;
  const answer = await source.read('category/brands', {
    params: { index, category: String(category) },
    query: { storeCode: code },
  });
  const brands = brandTiles(answer?.result ?? [], language).slice(0, mostBrands);
  return brands.length < fewestBrands ? [] : brands;
};
