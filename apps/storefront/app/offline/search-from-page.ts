import { contractClient, type SearchAnswer, type SearchEntity } from '@dijla/contract/client';
import type { CatalogueQuery, WireDocument } from '../catalogue-source.ts';
import type { StoreView } from '../i18n/store-views.ts';
import { pageStorage } from '../stores/page-storage.ts';
import { searchOnDevice } from './search-on-device.ts';

const client = contractClient({ fetch: (request) => fetch(request), baseUrl: '' });

/** A catalogue question with what this page has: its storage, its connection, its clock. */
export const searchFromPage = (store: StoreView, asked: { entity: SearchEntity; query: CatalogueQuery }): Promise<SearchAnswer<WireDocument>> =>
  searchOnDevice({ storage: pageStorage(), client, now: () => Date.now(), isOnline: () => navigator.onLine }, store, asked);
