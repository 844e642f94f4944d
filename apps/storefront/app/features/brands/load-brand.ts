import { data, redirect } from 'react-router';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { paths } from '../../paths.ts';
import { movedForGood, refuseUnknown } from '../../provider-client/refuse-unknown.ts';
import { type BrandHead, brandHead } from '../../view-models/brands/brand-view.ts';

/**
 * Loads a brand by the last segment of its address, with one call. Its number or a former address redirects
 * permanently to the current address.
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
