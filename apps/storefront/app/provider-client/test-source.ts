import type { CatalogSource } from './catalog-source.ts';
import { noFacts } from './shop-facts-of.ts';
import { fallbackStore, storeViews } from '@dijla/contract/store-views';

/** Returns an empty catalog of the English store, overridden by the given members. */
export const testSource = (given: Partial<CatalogSource> = {}): CatalogSource => ({
  store: storeViews[fallbackStore],
  search: async () => ({ hits: [], total: 0 }),
  read: async () => null,
  whereabouts: async () => ({ kind: 'unknown' }),
  shopFacts: async () => noFacts,
  ...given,
});
