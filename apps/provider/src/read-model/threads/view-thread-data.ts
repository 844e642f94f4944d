import type { StoreView } from '../../call/store-view.ts';
import type { MessagePort } from 'node:worker_threads';

/**
 * Data of a thread that builds a store view as of `now` (milliseconds since 1970). It reads the database at
 * `url` as the transaction that exported `snapshot` sees it, and sends the documents to `texts`.
 */
export type ViewThreadData = {
  url: string;
  snapshot: string;
  store: StoreView;
  now: number;
  texts: MessagePort;
};
