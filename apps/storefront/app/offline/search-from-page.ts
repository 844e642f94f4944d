import { contractClient, type SearchAnswer } from '@dijla/contract/client';
import type { WireDocument } from '../catalogue-source.ts';
import type { StoreView } from '../i18n/store-views.ts';
import { pageStorage } from '../stores/page-storage.ts';
import { searchOnDevice, type SearchQuestion } from './search-on-device.ts';

const client = contractClient({ fetch: (request) => fetch(request), baseUrl: '' });

/** A catalogue question with what this page has: its storage, its connection, its clock. */
export const searchFromPage = (store: StoreView, question: SearchQuestion): Promise<SearchAnswer<WireDocument>> =>
  searchOnDevice({ storage: pageStorage(), client, now: () => Date.now(), isOnline: () => navigator.onLine }, store, question);
