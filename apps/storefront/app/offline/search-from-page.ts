import type { SearchAnswer, ShopFacts } from '@dijla/contract/client';
import type { UrlMap, Whereabouts, WireDocument } from '../provider-client/catalog-source.ts';
import type { StoreView } from '@dijla/contract/store-views';
import type { ReadAnswer, ReadName } from '../provider-client/read-call.ts';
import { noFacts, shopFactsOf } from '../provider-client/shop-facts-of.ts';
import { pageClient } from '../device/page-client.ts';
import { pageStorage } from '../device/storage/page-storage.ts';
import { whereaboutsOf } from '../provider-client/whereabouts-of.ts';
import { readOnDevice, type ReadQuestion } from './read-on-device.ts';
import { searchOnDevice, type SearchParts, type SearchQuestion } from './search-on-device.ts';
import { type UrlMaps, urlMaps } from './url-map.ts';

/** Returns this page's storage, client, clock and connection state. */
const pageParts = (): SearchParts => ({
  storage: pageStorage(),
  client: pageClient,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  slim: async (act, what) => (await import('./slim/slim-client.ts')).askSlim(act, what),
});

/** Searches the catalog on behalf of this page. */
export const searchFromPage = (
  store: StoreView,
  question: SearchQuestion,
): Promise<SearchAnswer<WireDocument>> => searchOnDevice(pageParts(), store, question);

/** Reads something other than a search on behalf of this page. */
export const readFromPage = <Name extends ReadName>(
  store: StoreView,
  question: ReadQuestion<Name>,
): Promise<ReadAnswer<Name>> => readOnDevice(pageParts(), store, question);

let pageUrlMaps: UrlMaps | null = null;

/** Returns what this page knows of a store's addresses. */
export const urlMapFromPage = (store: StoreView): UrlMap => {
  pageUrlMaps ??= urlMaps(pageStorage());
  return pageUrlMaps(store.code);
};

/** Returns what became of an address; 'unknown' without a connection. */
export const whereaboutsFromPage = (store: StoreView, urlPath: string): Promise<Whereabouts> =>
  whereaboutsOf(pageClient, store.code, urlPath).catch(() => ({ kind: 'unknown' as const }));

/** Returns the shop facts shown on every page; empty without a connection. */
export const shopFactsFromPage = (store: StoreView): Promise<ShopFacts> =>
  shopFactsOf(pageClient, store.code).catch(() => noFacts);
