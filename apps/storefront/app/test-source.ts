import type { CatalogueSource } from './catalogue-source.ts';
import { storeViews } from './i18n/store-views.ts';

/** A catalogue of the English store that knows nothing but what it is given. */
export const testSource = (given: Partial<CatalogueSource> = {}): CatalogueSource => ({
  store: storeViews.en,
  search: async () => ({ hits: [], total: 0 }),
  read: async () => null,
  whereabouts: async () => ({ kind: 'unknown' }),
  contact: async () => ({ hotline: null, whatsapp: null }),
  ...given,
});
