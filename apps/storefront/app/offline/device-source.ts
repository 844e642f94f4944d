// @chunk shell
import type { CatalogSource } from '../provider-client/catalog-source.ts';
import { type StoreCode, storeViews } from '@dijla/contract/store-views';

export { isCatalogUnavailable } from './catalog-unavailable.ts';

const fromPage = () => import('./search-from-page.ts');

/**
 * Returns the catalog for a browser: answers from the device that are younger than `freshness` milliseconds
 * (a minute by default), then from the network, falling back to the device. Its code is in a chunk of its
 * own, loaded with the first navigation. Rejects with `CatalogUnavailable`.
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
