import { data, redirect } from 'react-router';
import type { CatalogueSource } from '../../catalogue-source.ts';
import { paths } from '../../paths.ts';
import { type BrandHead, brandHead } from '../../view-models/brand-view.ts';

const movedForGood = 301;

/**
 * A brand by the last part of its address, or by its number, which leads to that address for good: one call. Throws 404 for one that
 * nobody knows.
 */
export const loadBrand = async (source: CatalogueSource, key: string): Promise<BrandHead> => {
  const answer = await source.read('brand/one', { params: { attribute: 'brand', value: key }, query: { storeCode: source.store.code } });
  const [brand] = answer?.result ?? [];
  if (brand === undefined) throw data(null, { status: 404 });
  if (brand.url_alias !== key) throw redirect(paths.brands(source.store.code, brand.url_alias), movedForGood);
  return brandHead(brand);
};
