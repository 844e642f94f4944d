import type { SearchAnswer, SearchEntity, SearchQuery, ShopFacts } from '@dijla/contract/client';
import type { StoreView } from '../i18n/store-views.ts';
import type { ReadAnswer, ReadInput, ReadName } from './read-call.ts';

/** A catalogue document as it came over the wire, compact names and all; view models make sense of it. */
export type WireDocument = Record<string, unknown>;

export type CatalogQuery = {
  request: SearchQuery;
  size: number;
  from?: number;
  /** Full field names, wildcards allowed; empty is all. */
  include?: readonly string[];
  exclude?: readonly string[];
  /** True for what every page of the store asks for alike: the server asks once for all of them. */
  isShared?: boolean;
};

/** `text` is a page of text under its own identifier. */
export type Whereabouts =
  | { kind: 'moved'; urlPath: string }
  | { kind: 'text'; identifier: string }
  | { kind: 'gone' }
  | { kind: 'unknown' };

/** What a device knows to stand at addresses of a store. */
export type UrlMap = {
  /** Null for an address never seen. */
  kindAt: (urlPath: string) => Promise<'product' | 'category' | null>;
  /** Nothing of what was known stands there any more. */
  forget: (urlPath: string) => Promise<void>;
};

/**
 * Where a route's `load` gets its documents: the provider in process on the server, the device first and `/api` second
 * in a browser. Rejects only when nothing could be had (offline and never seen, provider down).
 */
export type CatalogSource = {
  readonly store: StoreView;
  /** True on a device: each answer is kept by itself, so a question like an earlier one costs nothing. */
  readonly keepsAnswers?: boolean;
  /** On a server only: tells the shop's owner of what stands in its way. */
  readonly report?: (error: Error) => void;
  search: (entity: SearchEntity, query: CatalogQuery) => Promise<SearchAnswer<WireDocument>>;
  /** What is read beside searches: brands, carousels; null for what nobody knows. */
  read: <Name extends ReadName>(name: Name, input: ReadInput<Name>) => Promise<ReadAnswer<Name>>;
  /** What became of an address nothing stands at any more; 'unknown' also when it cannot be asked. */
  whereabouts: (urlPath: string) => Promise<Whereabouts>;
  /** On a device only. */
  readonly urlMap?: UrlMap;
  /** What every page says of the shop; nothing when it cannot be asked. */
  shopFacts: () => Promise<ShopFacts>;
};
