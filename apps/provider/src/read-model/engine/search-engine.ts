import type { Buckets, SearchEntity } from '@dijla/contract/client';
import type { CardForm, CardReader } from '../cards/card-cache.ts';

/** A catalogue document as a shopper may see it now, hot fields laid over, under full names (wire §7.8). */
export type Document = Readonly<Record<string, unknown>>;

export type AppliedFilter = { attribute: string; value: unknown; scope: 'default' | 'catalog' };

/** A range of prices in major units, `from` in it and `to` not; a bound that is absent is open. */
export type PriceRange = { from?: number | undefined; to?: number | undefined };

/** `size` is the most buckets a terms aggregation answers, `ranges` are those that prices are counted in, the store view's own when absent; the field `*` stands for every filterable attribute that occurs. */
export type AvailableFilter = { field: string; size: number; ranges?: readonly PriceRange[] };

/** What lacks the field comes last unless `missing` says otherwise; of several values the least counts in ascending order and the greatest in descending, or what `mode` says. */
export type SortKey = { field: string; descending: boolean; missing?: 'first'; mode?: 'min' | 'max' };

/** A search in the engine's own terms; `text` is empty when nothing was typed. */
export type EngineQuery = {
  applied: readonly AppliedFilter[];
  available: readonly AvailableFilter[];
  sort: readonly SortKey[];
  text: string;
  /** Whose prices are shown, filtered, counted and sorted by; the store's own when absent. */
  priceList?: string | undefined;
  from: number;
  size: number;
};

/** `score` is null when the hits were sorted by a field. Of a hit with an `id` the document is made when it is asked for. */
export type Hit = { readonly document: Document; score: number | null; id?: number };

/** Counts by name, as objects, or where an engine keeps them for the next that asks, as JSON in UTF-8 (`countsOf`), to be read before anything is waited for: what it keeps of others takes their place. */
export type Aggregations = Record<string, Buckets> | Uint8Array;

/** `attributes` are the definitions of the facets, when all were asked for; as JSON like counts (`attributesOf`). */
export type EngineAnswer = {
  hits: Hit[];
  total: number;
  aggregations?: Aggregations;
  attributes?: Document[] | Uint8Array;
  /** Hits by their ids as bytes in a form of one's own: of those that are kept so no document is made. */
  cardsIn?: (form: CardForm) => CardReader;
};

/** Whatever answers searches: the index over products, the scan over documents, an engine elsewhere for larger catalogues. */
export type SearchEngine = {
  /** One that looks at many documents takes a while, in which others have their turns; it fails as `gone` says once nobody waits for it. */
  search: (
    indexName: string,
    entity: SearchEntity,
    query: EngineQuery,
    gone?: AbortSignal,
  ) => Promise<EngineAnswer>;
  /** Whether products are counted by a field without a look at their documents; absent where each is looked at. */
  isCounted?: (indexName: string, field: string) => boolean;
  /** Whether a search of products looks at many documents; absent where all are looked at at once. */
  looksAtMany?: (indexName: string, query: EngineQuery) => boolean;
};
