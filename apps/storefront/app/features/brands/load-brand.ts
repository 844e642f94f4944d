import { data, redirect } from 'react-router';
import type { CatalogueSource } from '../../catalogue-source.ts';
import { paths } from '../../paths.ts';
import { type BrandHead, brandHead } from '../../view-models/brand-view.ts';

const movedForGood = 301;

/** What became of a brand nobody knows under this address: redirected for good, gone (410), or never there (404). */
const refuseUnknown = async (source: CatalogueSource, key: string, query: Readonly<Record<string, string>>): Promise<never> => {
  const whereabouts = await source.whereabouts(`brands/${key}`);
  if (whereabouts.kind === 'moved') throw redirect(paths.entity(source.store.code, whereabouts.urlPath, query), movedForGood);
  throw data(null, { status: whereabouts.kind === 'gone' ? 410 : 404 });
};

/**
 * A brand by the last part of its address: one call. By its number, or what its address was before, it leads to that address for good.
 */
export const loadBrand = async (source: CatalogueSource, key: string, search: URLSearchParams): Promise<BrandHead> => {
  if (/\p{Cc}/u.test(key)) throw data(null, { status: 404 });
  const { code, language } = source.store;
  const query = Object.fromEntries(search);
  const answer = await source.read('brand/one', { params: { attribute: 'brand', value: key }, query: { storeCode: code } });
  const [brand] = answer?.result ?? [];
  if (brand === undefined) return refuseUnknown(source, key, query);
  if (brand.url_alias !== key) throw redirect(paths.brands(code, brand.url_alias, query), movedForGood);
  return brandHead(brand, language);
};
