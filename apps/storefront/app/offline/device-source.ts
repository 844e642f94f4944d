import type { CatalogueSource } from '../catalogue-source.ts';
import { type StoreCode, storeViews } from '../i18n/store-views.ts';

export { isCatalogueUnavailable } from './catalogue-unavailable.ts';

/**
 * The catalogue in a browser: network with the device behind it, the device first for what is younger than
 * `freshness` milliseconds, a minute unless told otherwise.
 * Its code comes in a chunk of its own, with the first navigation. Rejects with `CatalogueUnavailable`.
 */
export const deviceSource = (storeCode: StoreCode, freshness: number = 60_000): CatalogueSource => {
  const store = storeViews[storeCode];
  return {
    store,
    keepsAnswers: true,
    search: async (entity, query) => {
      const { searchFromPage } = await import('./search-from-page.ts');
      return searchFromPage(store, { entity, query, freshness });
    },
    contact: async () => {
      const { contactFromPage } = await import('./search-from-page.ts');
      return contactFromPage(store);
    },
    whereabouts: async (urlPath) => {
      const { whereaboutsFromPage } = await import('./search-from-page.ts');
      return whereaboutsFromPage(store, urlPath);
    },
  };
};
