import type { CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import type { StoreCode } from '../../i18n/store-views.ts';
import { paths } from '../../paths.ts';
import { listedFilters } from '../../view-models/listing/listed-filters.ts';

/** What sitemaps are made from, by store. */
export type SitemapSource = Pick<CatalogSource, 'search' | 'read' | 'store'>;
export type SitemapSources = Readonly<Record<StoreCode, SitemapSource>>;

export type Filters = ReturnType<typeof listedFilters>;

/** Side in pixels of the pictures that search engines are shown. */
const pictureSide = 1200;
const newestFirst = { field: 'updated_at', options: 'desc' } as const;

export const pictureAt = (path: string): string => paths.image(path, pictureSide, pictureSide);

/** When a document last changed, ISO 8601; null where it does not say. */
export const instantOf = ({ updated_at: at }: WireDocument): string | null =>
  typeof at === 'string' ? at : null;

/** When the newest of some products changed, for a listing changes when one of its products does; undefined when there is none. */
export const newestProduct = async (
  source: SitemapSource,
  within: Filters,
): Promise<string | null | undefined> => {
  const { hits } = await source.search('product', {
    request: { _appliedFilters: [...listedFilters(), ...within], _appliedSort: [newestFirst] },
    size: 1,
    include: ['id', 'updated_at'],
  });
  return hits[0] && instantOf(hits[0]);
};
