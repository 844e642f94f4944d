import type { SearchAnswer, SearchEntity, SearchQuery, ShopFacts } from '@dijla/contract/client';
import type { StoreView } from '@dijla/contract/store-views';
import type { ReadAnswer, ReadInput, ReadName } from './read-call.ts';

/** A catalog document as received over the wire, with compact names; view models interpret it. */
export type WireDocument = Record<string, unknown>;

export type CatalogQuery = {
  request: SearchQuery;
  size: number;
  from?: number;
  /** Full field names, wildcards allowed; empty means all. */
  include?: readonly string[];
  exclude?: readonly string[];
  /** True for a query that every page of the store makes alike: the server makes it once for all of them. */
  isShared?: boolean;
};

/** What became of an address; `text` is a text page under its own identifier. */
export type Whereabouts =
  | { kind: 'moved'; urlPath: string }
  | { kind: 'text'; identifier: string }
  | { kind: 'gone' }
  | { kind: 'unknown' };

/** What a device knows of the addresses of a store. */
export type UrlMap = {
  /** Null for an address never seen. */
  kindAt: (urlPath: string) => Promise<'product' | 'category' | null>;
  /** Forgets what was known of an address. */
  forget: (urlPath: string) => Promise<void>;
};

/**
 * Source of documents for a route's `load`: the provider in process on the server, the device first and
 * `/api` second in a browser. Rejects only if no answer is available (offline and never seen, provider
 * down).
 */
export type CatalogSource = {
  readonly store: StoreView;
  /** True on a device: each answer is stored separately, so a query like an earlier one costs nothing. */
  readonly keepsAnswers?: boolean;
  /** On a server only: reports a problem to the shop's owner. */
  readonly report?: (error: Error) => void;
  search: (entity: SearchEntity, query: CatalogQuery) => Promise<SearchAnswer<WireDocument>>;
  /** Reads something other than a search, such as brands and carousels; null if it does not exist. */
  read: <Name extends ReadName>(name: Name, input: ReadInput<Name>) => Promise<ReadAnswer<Name>>;
  /**
   * Returns what became of an address that has no page any more; 'unknown' also if the provider cannot be
   * reached.
   */
  whereabouts: (urlPath: string) => Promise<Whereabouts>;
  /** On a device only. */
  readonly urlMap?: UrlMap;
  /** Returns the shop facts shown on every page; empty if the provider cannot be reached. */
  shopFacts: () => Promise<ShopFacts>;
};
