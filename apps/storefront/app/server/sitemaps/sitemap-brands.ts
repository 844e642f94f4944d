import { type StoreCode, storeCodes } from '@dijla/contract/store-views';
import { paths } from '../../paths.ts';
import { brandTiles } from '../../view-models/brands/brand-view.ts';
import { inGroups } from '../in-groups.ts';
import { newestProduct, pictureAt, type SitemapSource, type SitemapSources } from './sitemap-source.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Returns the brands with products listed in a store view; none if the provider has no brands. */
export const sitemapBrands = async (source: SitemapSource): Promise<ReturnType<typeof brandTiles>> => {
  const listed = await source.read('brand/list', { query: { storeCode: source.store.code } });
  return listed === null ? [] : brandTiles(listed.result, source.store.language);
};

/** Returns the sitemap entries of a range of brands. */
export const brandEntries = async (
  sources: SitemapSources,
  store: StoreCode,
  [from, to]: readonly [number, number],
): Promise<SitemapEntry[]> => {
  const inStores = new Map(
    await Promise.all(
      storeCodes.map(
        async (code) =>
          [code, new Map((await sitemapBrands(sources[code])).map((brand) => [brand.id, brand]))] as const,
      ),
    ),
  );
  const own = [...(inStores.get(store)?.values() ?? [])].slice(from, to);
  return inGroups(own, async ({ id, key, picture }): Promise<SitemapEntry> => {
    const elsewhere = storeCodes.flatMap((code) => {
      const brand = inStores.get(code)?.get(id);
      return brand === undefined ? [] : [[code, paths.brands(code, brand.key)]];
    });
    const changedAt =
      (await newestProduct(sources[store], [{ attribute: 'brand', value: { in: [id] } }])) ?? null;
    return {
      path: paths.brands(store, key),
      inStores: Object.fromEntries(elsewhere),
      changedAt,
      pictures: picture === null ? [] : [pictureAt(picture)],
    };
  });
};
