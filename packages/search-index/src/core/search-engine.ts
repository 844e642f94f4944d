import type { Buckets, SearchEntity } from '@dijla/contract/client';
import type { ScoredField } from './text/matching/row-score.ts';
import type { SearchRanking } from './ranking/search-ranking.ts';
import type { SearchWords } from './words/search-words.ts';

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
  /** Answers as if these were in force, for an owner who considers a change of them. */
  trial?: { words?: SearchWords; ranking?: SearchRanking } | undefined;
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

/** What is suggested for what has been typed so far, and how much of each kind. */
export type SuggestOptions = {
  limit: { words: number; products: number; categories: number; brands: number };
  /**
   * Filters that suggested products and categories pass. Words and brands are those of products that pass.
   */
  among: { product: readonly AppliedFilter[]; category: readonly AppliedFilter[] };
  /** Price list whose prices are shown and filtered by; the store's own by default. */
  priceList?: string | undefined;
};

/**
 * A text with its last word completed, in the spelling of the first product that has the word, and the number
 * of products that have it in their name and match the words before it.
 */
export type SuggestedWord = { text: string; count: number };

/** An option of the attribute `brand`, and the number of its products. */
export type SuggestedBrand = { value: string; label: string; count: number };

/**
 * Products and categories are the first that a search for the text finds. Words and brands come in descending
 * order of their counts.
 */
export type Suggestions = {
  words: readonly SuggestedWord[];
  products: readonly Hit[];
  categories: readonly Hit[];
  brands: readonly SuggestedBrand[];
  /**
   * The text with misspelt words as they were understood, in the spelling of the first product that has them;
   * absent where every word was taken as it is.
   */
  corrected?: string | undefined;
};

/** An option that part of a text names: its values, its label, and the text without that part. */
export type UnderstoodOption = {
  attribute: string;
  values: readonly string[];
  label: string;
  rest: string;
};

/** How a text is understood, for a shopper to see and to take back. */
type Understanding = {
  /**
   * The text with misspelt words as they were understood, in the spelling of the first product that has them;
   * absent where every word was taken as it is.
   */
  corrected?: string;
  /** The options that parts of the text name; none where the text finds nothing. */
  options: readonly UnderstoodOption[];
  /** The range of prices that it asks for, in major units, both bounds inclusive, and the text without it. */
  price?: { least?: number; most?: number; rest: string };
  /** Words, folded, that no product has while the others find some. */
  missing: readonly string[];
  /** Words, folded, that are neither the catalogue's nor the owner's as they were typed. */
  unknown: readonly string[];
  /** Where it finds nothing, texts with fewer of its words that find something. */
  shorter: readonly string[];
};

/** A typed word, and where a product has it. */
export type ExplainedWord = {
  /** The word, or the words that belong together, folded. */
  word: string;
  /** What else stands for it, folded: words of the owner that mean the same, or those that were meant. */
  others: readonly string[];
  /** Whether it is in no list of words: then close ones stand for it, if any do. */
  isUnknown: boolean;
  /** Fields in which the product has it, with what each adds to the sum; none where it lacks it. */
  fields: readonly { field: ScoredField; weight: number }[];
};

/** How a product matches what was typed. */
export type TextExplanation = {
  words: readonly ExplainedWord[];
  /** Words left out because the owner says that they need not occur. */
  stopWords: readonly string[];
  /** Words left out because a text has too many. */
  excess: readonly string[];
  /** Whether the whole text is the product's sku or that of a variant, which scores best. */
  isExactSku: boolean;
  /** What is added to the sum for words that stand together, and for a name that says little else. */
  bonus: number;
  /** Whether it is sold out, which lowers the score. */
  isSoldOut: boolean;
  /** What its score is multiplied by because shoppers choose it after this text; absent where nothing is. */
  clicked?: number;
  /** The score that the text gives the product: 0 when it does not match, 1 when nothing was typed. */
  score: number;
};

/** A filter, and whether the product by itself passes it. */
export type ExplainedFilter = AppliedFilter & {
  holds: boolean;
  /** Whether it belongs to the filters of which at least one must hold (wire §7.2). */
  isOneOfJoined: boolean;
};

/** Why a product is where it is in an answer, or why it is not in it. */
export type Explanation = {
  /** Whether it is in the answer, on whatever page. */
  isFound: boolean;
  /** Its place in the whole answer, from 1; null when it is not in it or the order is random. */
  rank: number | null;
  /** The place at which the owner pinned it for this text; absent where it is not pinned or the answer is sorted. */
  pinnedAt?: number;
  /** Number of products in the answer. */
  total: number;
  /** Its score in the answer; null when it is not in it or the answer is sorted by a field. */
  score: number | null;
  text: TextExplanation;
  /** The filters in the order in which they were given, without those that specify nothing. */
  filters: readonly ExplainedFilter[];
  /** False when every facet's filter holds for the product and no single variant passes them together. */
  hasFittingVariant: boolean;
};

/** A document that was put, changed or removed; id 0 stands for all documents of the entity. */
export type DocumentChange = { entity: SearchEntity; id: number };

/** What an engine takes in before it answers again. */
export type EngineChanges = {
  /** The engine reads these documents again from where it reads documents. */
  documents?: readonly DocumentChange[];
  words?: SearchWords | undefined;
  /** Takes the place of all that is known of single texts. */
  ranking?: SearchRanking | undefined;
};

/**
 * An engine outside this process cannot answer now and may on a retry. Recognized by its tag, because a package can
 * be loaded twice.
 */
export class EngineAwayError extends Error {
  readonly tag = 'engine-away';
}

export const isEngineAway = (error: unknown): error is EngineAwayError =>
  error instanceof Error && 'tag' in error && error.tag === 'engine-away';

/**
 * Answers searches: the index over products, the scan over documents, or an external engine for larger
 * catalogs. `testing/engine-contract.ts` is what each of them must fulfil.
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
  /** Completes what has been typed so far, from its first character on. */
  suggest: (indexName: string, typed: string, options: SuggestOptions) => Promise<Suggestions>;
  /** Tells how a text is understood, among products that pass filters. */
  understand: (
    indexName: string,
    text: string,
    options: { among: readonly AppliedFilter[]; priceList?: string | undefined },
  ) => Promise<Understanding>;
  /**
   * Explains a product's place in the answer to a query, of whatever page. Undefined when the store view has
   * no such product. It costs several searches: it is for the owner, not for shoppers.
   */
  explain: (indexName: string, query: EngineQuery, productId: number) => Promise<Explanation | undefined>;
  /**
   * Resolves once answers reflect the changes. An engine in this process takes them in before it returns.
   * Rejects without an effect when the words are not usable.
   */
  apply: (changes: EngineChanges) => Promise<void>;
  /** Returns the words in force; their version tells which change of words has arrived. */
  words: () => SearchWords;
  /**
   * Whether products can be counted by a field without reading their documents; absent where every document
   * is read.
   */
  isCounted?: (indexName: string, field: string) => boolean;
  /** Whether a product search reads many documents; absent where all are read in one go. */
  looksAtMany?: (indexName: string, query: EngineQuery) => boolean;
};
