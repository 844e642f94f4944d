import type { CallInput, SearchEntity } from '@dijla/contract/client';
import type { CatalogQuery } from './catalog-source.ts';
import type { StoreView } from '@dijla/contract/store-views';

/**
 * Returns a catalog query as the wire takes it (wire §7.1): the index selects the store, the answer is
 * compact.
 */
export const searchCall = (
  store: StoreView,
  entity: SearchEntity,
  { request, size, from = 0, include, exclude }: CatalogQuery,
): CallInput<'catalog/search'> => ({
  params: { index: store.index, entity },
  query: {
    size: String(size),
    from: String(from),
    request_format: 'search-query',
    response_format: 'compact',
    ...(include && include.length > 0 ? { _source_include: include.join(',') } : {}),
    ...(exclude && exclude.length > 0 ? { _source_exclude: exclude.join(',') } : {}),
    request: JSON.stringify(request),
  },
});
