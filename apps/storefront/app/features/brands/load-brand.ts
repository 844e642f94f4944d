import { data, redirect } from 'react-router';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { paths } from '../../paths.ts';
import { movedForGood, refuseUnknown } from '../../provider-client/refuse-unknown.ts';
import { type BrandHead, brandHead } from '../../view-models/brands/brand-view.ts';

/**
 * A brand by the last part of its address: one call. By its number, or what its address was before, it leads to that address for good.
 */
export const loadBrand = async (
  source: CatalogSource,
  key: string,
  search: URLSearchParams,
): Promise<BrandHead> => {
  if (/\p{Cc}/u.test(key)) throw data(null, { status: 404 });
  const { code, language } = source.store;
  const query = Object.fromEntries(search);
  const answer = await source.read('brand/one', {
    params: { attribute: 'brand', value: key },
    query: { storeCode: code },
  });
  const [brand] = answer?.result ?? [];
  if (brand === undefined) return refuseUnknown(source, `brands/${key}`, query);
  if (brand.url_alias !== key) throw redirect(paths.brands(code, brand.url_alias, query), movedForGood);
  return brandHead(brand, language);
};
