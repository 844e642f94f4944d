import type { CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import type { StoreCode } from '@dijla/contract/store-views';
import { paths } from '../../paths.ts';
import { listedFilters } from '../../view-models/listing/listed-filters.ts';

/** The part of a catalog source that sitemaps read. */
export type SitemapSource = Pick<CatalogSource, 'search' | 'read' | 'shopFacts' | 'store'>;
export type SitemapSources = Readonly<Record<StoreCode, SitemapSource>>;

export type Filters = ReturnType<typeof listedFilters>;

/** Side length in pixels of the pictures given to search engines. */
const pictureSide = 1200;
const newestFirst = { field: 'updated_at', options: 'desc' } as const;

export const pictureAt = (path: string): string => paths.image(path, pictureSide, pictureSide);

/** Returns when a document last changed (ISO 8601), or null if it does not say. */
export const instantOf = ({ updated_at: at }: WireDocument): string | null =>
  typeof at === 'string' ? at : null;

/**
 * Returns when the newest of some products changed, which is when their listing last changed; undefined when
 * there are no such products.
 */
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
