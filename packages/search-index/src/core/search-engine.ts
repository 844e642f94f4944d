import type { Buckets, SearchEntity } from '@dijla/contract/client';

/** A catalog document as a shopper sees it now, with hot fields overlaid and full names (wire §7.8). */
export type Document = Readonly<Record<string, unknown>>;

export type AppliedFilter = { attribute: string; value: unknown; scope: 'default' | 'catalog' };

/** A range of prices in major units: `from` is inclusive, `to` exclusive, and a missing bound is open. */
export type PriceRange = { from?: number | undefined; to?: number | undefined };

/**
 * `size` is the maximum number of buckets of a terms aggregation. `ranges` are the price ranges to count,
 * the store view's own by default. The field `*` means every filterable attribute that occurs.
 */
export type AvailableFilter = { field: string; size: number; ranges?: readonly PriceRange[] };

/**
 * Documents without the field come last unless `missing` says otherwise. Among several values the smallest
 * counts in ascending order and the greatest in descending order, unless `mode` is given.
 */
export type SortKey = { field: string; descending: boolean; missing?: 'first'; mode?: 'min' | 'max' };

/** A search in the engine's own terms; `text` is empty when nothing was typed. */
export type EngineQuery = {
  applied: readonly AppliedFilter[];
  available: readonly AvailableFilter[];
  sort: readonly SortKey[];
  text: string;
  /** Price list whose prices are shown, filtered, counted and sorted by; the store's own by default. */
  priceList?: string | undefined;
  from: number;
  size: number;
};

/**
 * `score` is null when the hits were sorted by a field. The document of a hit with an `id` is built on
 * access.
 */
export type Hit = { readonly document: Document; score: number | null; id?: number };

/**
 * Counts by name, as objects or, where an engine caches them, as JSON in UTF-8 (`countsOf`). The bytes must
 * be read before anything is awaited, because later cache entries overwrite them.
 */
type Aggregations = Record<string, Buckets> | Uint8Array;

/** How documents are serialized as cards. The name is unique to the form. */
export type CardForm = { name: string; textOf: (document: Document) => string };

/** Returns a product's card; undefined when there is no such product. */
export type CardReader = (id: number) => Uint8Array | undefined;

/**
 * `attributes` are the definitions of the facets when all were requested, as JSON like the counts
 * (`attributesOf`).
 */
export type EngineAnswer = {
  hits: Hit[];
  total: number;
  aggregations?: Aggregations;
  attributes?: Document[] | Uint8Array;
  /** Returns hits by id, serialized in the given form; no document is built for a cached one. */
  cardsIn?: (form: CardForm) => CardReader;
};

/**
 * Answers searches: the index over products, the scan over documents, or an external engine for larger
 * catalogs.
 */
export type SearchEngine = {
  /**
   * A search over many documents takes a while and yields to other work; it rejects once `gone` reports that
   * the caller has left.
   */
  // oxlint-disable-next-line max-params -- what is searched, for what, and until when
  search: (
    indexName: string,
    entity: SearchEntity,
    query: EngineQuery,
    gone?: AbortSignal,
  ) => Promise<EngineAnswer>;
  /**
   * Whether products can be counted by a field without reading their documents; absent where every document
   * is read.
   */
  isCounted?: (indexName: string, field: string) => boolean;
  /** Whether a product search reads many documents; absent where all are read in one go. */
  looksAtMany?: (indexName: string, query: EngineQuery) => boolean;
};
