// @chunk shell
import type { CatalogSource } from '../provider-client/catalog-source.ts';
import { type StoreCode, storeViews } from '../i18n/store-views.ts';

export { isCatalogUnavailable } from './catalog-unavailable.ts';

const fromPage = () => import('./search-from-page.ts');

/**
 * The catalogue in a browser: network with the device behind it, the device first for what is younger than
 * `freshness` milliseconds, a minute unless told otherwise.
 * Its code comes in a chunk of its own, with the first navigation. Rejects with `CatalogueUnavailable`.
 */
export const deviceSource = (storeCode: StoreCode, freshness: number = 60_000): CatalogSource => {
  const store = storeViews[storeCode];
  return {
    store,
    keepsAnswers: true,
    search: async (entity, query) => (await fromPage()).searchFromPage(store, { entity, query, freshness }),
    read: async (name, input) => (await fromPage()).readFromPage(store, { name, input, freshness }),
    shopFacts: async () => (await fromPage()).shopFactsFromPage(store),
    urlMap: {
      kindAt: async (urlPath) => (await fromPage()).urlMapFromPage(store).kindAt(urlPath),
      forget: async (urlPath) => (await fromPage()).urlMapFromPage(store).forget(urlPath),
    },
    whereabouts: async (urlPath) => (await fromPage()).whereaboutsFromPage(store, urlPath),
  };
};
