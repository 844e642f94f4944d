import type { SearchAnswer, SearchEntity, SearchQuery } from '@dijla/contract/client';
import type { StoreView } from './i18n/store-views.ts';

/** A catalogue document as it came over the wire, compact names and all; view models make sense of it. */
export type WireDocument = Record<string, unknown>;

export type CatalogueQuery = {
  request: SearchQuery;
  size: number;
  from?: number;
  /** Full field names, wildcards allowed; empty is all. */
  include?: readonly string[];
  exclude?: readonly string[];
  /** True for what every page of the store asks for alike: the server asks once for all of them. */
  isShared?: boolean;
};

export type Whereabouts = { kind: 'moved'; urlPath: string } | { kind: 'gone' } | { kind: 'unknown' };

/**
 * Where a route's `load` gets its documents: the provider in process on the server, the device first and `/api` second
 * in a browser. Rejects only when nothing could be had (offline and never seen, provider down).
 */
export type CatalogueSource = {
  readonly store: StoreView;
  search: (entity: SearchEntity, query: CatalogueQuery) => Promise<SearchAnswer<WireDocument>>;
  /** What became of an address nothing stands at any more; 'unknown' also when it cannot be asked. */
  whereabouts: (urlPath: string) => Promise<Whereabouts>;
};
