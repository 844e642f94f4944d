import { facetField } from '../scan/catalog-filters.ts';
import { everyAttribute } from '../query/every-attribute.ts';
import type { CompareTexts } from '../scan/sort-order.ts';
import { explainBy } from '../explain/explain-by.ts';
import type {
  Document,
  EngineAnswer,
  EngineChanges,
  EngineQuery,
  SearchEngine,
  SuggestedWord,
  SuggestOptions,
} from '../search-engine.ts';
import { suggestBy, type ToComplete } from '../suggest/suggest-by.ts';
import { isInThousands, labelBooks } from '../text/matching/labels-in.ts';
import { type TypedQuery, type TypedText, typedText } from '../text/matching/typed-text.ts';
import { knownReadings } from '../text/matching/known-readings.ts';
import { withPrice } from '../text/matching/with-price.ts';
import { understandBy } from '../understand/understand-by.ts';
import { rankedText } from '../ranking/search-ranking.ts';
import { wordsInForce } from '../words/words-in-force.ts';
import type { InSlices } from '../in-slices.ts';
import { countableState, isOdd } from './facets/countable-state.ts';
import { completionsAmong, spelledAmong } from './index-completions.ts';
import { textExplained } from './index-explain.ts';
import { underList } from './columns/list-prices.ts';
import { type Facets, listingFound } from './listing/listing-found.ts';
import { facetCodes } from './facets/occurring-options.ts';
import { pageOfHits } from './listing/page-of-hits.ts';
import { looksAtMany, withAppearance } from './listing/looks.ts';
import type { ProductIndex } from './product-index.ts';
import { addColumns } from './put-products.ts';
import { lexiconIn } from './texts/row-words.ts';
import { namedAttributes, type Shelves } from './texts/rows-with-text.ts';
import { isLookedUp } from './texts/sought-fields.ts';

/**
 * The data the index engine uses, and `plain` for what it does not handle: other entities, and values it
 * cannot distinguish.
 */
export type IndexSource = {
  plain: SearchEngine;
  /**
   * Brings the index up to date before `apply` returns; if absent, `productsOf` does so whenever it is called.
   */
  takeIn?: (changes: EngineChanges) => void;
  /** Returns the current products of a store view's index. */
  productsOf: (indexName: string) => ProductIndex;
  /** Returns attribute definitions in order of id. */
  definitions: (indexName: string) => readonly Document[];
  /** Returns all categories in order of id. */
  categories: (indexName: string) => readonly Document[];
  /** Returns the names of indexes with the same products in other languages; absent where there are none. */
  translations?: (indexName: string) => readonly string[];
  /**
   * Starts building columns for attributes that have become facets; until they are ready, answers omit these
   * attributes. If absent, the columns are built at once.
   */
  prepare?: (indexName: string, codes: readonly string[]) => void;
  /** Returns the lower bounds of the price facet's ranges, in major units. */
  priceSteps: (indexName: string) => readonly number[];
  compareNames: (indexName: string) => CompareTexts;
  random: () => number;
  /** Processes documents in time slices, so that other requests can run in between. */
  inSlices: InSlices;
  /** Maximum number of documents read synchronously. */
  fewAtMost?: number | undefined;
};

const isAnswerable = (
  index: ProductIndex,
  { applied, available, typed }: TypedQuery,
  codes: readonly string[],
): boolean =>
  (typed === undefined || !namedAttributes(typed).some((attribute) => isOdd(index, attribute))) &&
  (typed === undefined || !index.texts.isOdd) &&
  !applied.some(({ attribute, scope }) => scope === 'catalog' && isOdd(index, attribute)) &&
  !available.some(({ field }) => isOdd(index, field)) &&
  countableState(index, codes).isCountable;

/** Definitions, the codes of those that can be facets, and a number that changes with the definitions. */
type DefinitionsState = { definitions: readonly Document[]; state: number; codes: readonly string[] };

const isSameList = (one: readonly Document[], other: readonly Document[]): boolean =>
  one === other || (one.length === other.length && one.every((each, place) => each === other[place]));

/**
 * Returns a function that numbers the states of each store view's definitions; cached results stay valid
 * while the number is the same.
 */
const definitionStates = (): ((indexName: string, definitions: readonly Document[]) => DefinitionsState) => {
  const known = new Map<string, DefinitionsState>();
  return (indexName, definitions) => {
    const before = known.get(indexName);
    if (before !== undefined && isSameList(before.definitions, definitions)) return before;
    const made = { definitions, state: (before?.state ?? 0) + 1, codes: facetCodes(definitions) };
    known.set(indexName, made);
    return made;
  };
};

const everything: EngineQuery = { applied: [], available: [], sort: [], text: '', from: 0, size: 0 };

/**
 * The facets of a store view, its products under the requested price list, and the same products in other
 * languages.
 */
type Shown = Shelves & { facets: Facets };

/** Returns the definitions without the missing facets that still have no column to count. */
const withColumns = (
  index: ProductIndex,
  definitions: readonly Document[],
  missing: readonly string[],
): readonly Document[] =>
  missing.every((code) => index.columns.has(code))
    ? definitions
    : definitions.filter(
        (definition) =>
          !missing.includes(String(definition['attribute_code'])) ||
          index.columns.has(String(definition['attribute_code'])),
      );

/** Returns what a query counts, and the products it shows. */
const shownBy = ({
  productsOf,
  definitions: definitionsOf,
  translations,
  prepare,
  priceSteps,
}: IndexSource): ((indexName: string, query: EngineQuery) => Shown) => {
  const [givenOf, countedOf] = [definitionStates(), definitionStates()];
  const columned = (indexName: string, index: ProductIndex): DefinitionsState => {
    const { definitions, codes } = givenOf(indexName, definitionsOf(indexName));
    const missing = codes.filter((code) => !index.columns.has(code));
    if (missing.length === 0) return countedOf(indexName, definitions);
    if (prepare === undefined) addColumns(index, missing, 'sparse');
    else prepare(indexName, missing);
    return countedOf(indexName, withColumns(index, definitions, missing));
  };
  const facetsOf = (indexName: string, index: ProductIndex, { available, text }: EngineQuery): Facets => {
    const shared = { priceSteps: priceSteps(indexName) };
    // A text may name an option of any attribute.
    if (text !== '') columned(indexName, index);
    if (!available.some(({ field }) => field === everyAttribute))
      return { ...shared, definitions: undefined, definitionsState: 0, codes: [] };
    const { definitions, state, codes } = columned(indexName, index);
    return { ...shared, definitions, definitionsState: state, codes };
  };
  return (indexName, query) => {
    const all = productsOf(indexName);
    const facets = facetsOf(indexName, all, query);
    const others = query.text === '' ? [] : (translations?.(indexName) ?? []).map(productsOf);
    return { facets, index: underList(all, query.priceList), others };
  };
};

/**
 * Returns a search engine over columns and bitsets. It creates documents only for the requested page, and
 * its answers are exactly those of the plain engine.
 */
// oxlint-disable-next-line max-lines-per-function -- the acts of one engine, which share its source and its words
export const indexEngineOf = (source: IndexSource): SearchEngine => {
  const { plain, productsOf, takeIn, compareNames, random, inSlices, fewAtMost } = source;
  const words = wordsInForce();
  const shownOf = shownBy(source);
  const bookOf = labelBooks();
  const known = knownReadings();
  const readingOf = (indexName: string, text: string, trial?: EngineQuery['trial']): TypedText => {
    const rules = words.rules(trial);
    const indexes = [indexName, ...(source.translations?.(indexName) ?? [])];
    const labels = bookOf(
      indexName,
      indexes.map((each) => ({ definitions: source.definitions(each), categories: source.categories(each) })),
    );
    const texts = indexes.map((each) => productsOf(each).texts.name);
    // Another index may take the place of one, and its words have versions of their own.
    const stamp = [rules, labels, ...texts, ...texts.map(({ version }) => version)];
    return known.read(`${indexName} ${text}`, stamp, () =>
      typedText(text, {
        rules,
        names: texts.map(lexiconIn),
        labels,
        isInThousands: isInThousands(source.priceSteps(indexName)),
      }),
    );
  };
  const typedOf = (indexName: string, query: EngineQuery): TypedQuery => {
    if (query.text === '') return { ...query, typed: undefined };
    const typed = readingOf(indexName, query.text, query.trial);
    const ranked = rankedText(words.ranking(query.trial), indexName, typed.reading.folded);
    return withPrice({ ...query, typed, ranked }, typed);
  };

  const answerOf = (
    indexName: string,
    query: TypedQuery,
    { facets, index, others }: Shown,
  ): EngineAnswer | Promise<EngineAnswer> => {
    if (!isAnswerable(index, query, facets.codes)) return plain.search(indexName, 'product', query);
    const { hits: found, scores, counts } = listingFound({ index, others }, query, facets);
    const hits = pageOfHits(
      index,
      { hits: found, scores },
      { query, pins: query.ranked?.pins ?? [], order: { compareNames: compareNames(indexName), random } },
    );
    return { hits, total: found.size, ...counts };
  };
  const isLooking = (query: TypedQuery, shown: Shown): boolean =>
    looksAtMany(shown, query, fewAtMost) && isAnswerable(shown.index, query, shown.facets.codes);
  // oxlint-disable-next-line max-params -- the search of every engine
  const search: SearchEngine['search'] = async (indexName, entity, asked, gone): Promise<EngineAnswer> => {
    if (entity !== 'product') return plain.search(indexName, entity, asked);
    const query = typedOf(indexName, asked);
    const shown = shownOf(indexName, query);
    if (!isLooking(query, shown)) return answerOf(indexName, query, shown);
    // Words of names may come and go meanwhile, and the text is read with them.
    const queryNow = (): TypedQuery => typedOf(indexName, asked);
    return withAppearance(() => shownOf(indexName, asked), queryNow, {
      inSlices,
      gone,
      fewAtMost,
      answer: (again, latest) => answerOf(indexName, latest, again),
    });
  };

  const complete = (indexName: string, { query, ...asked }: ToComplete): SuggestedWord[] => {
    const { facets, ...shelves } = shownOf(indexName, query);
    return completionsAmong(
      shelves.index,
      listingFound(shelves, typedOf(indexName, query), facets).hits,
      asked,
    );
  };
  const spelled = (indexName: string, word: string): string => spelledAmong(productsOf(indexName), word);
  const suggest = suggestBy({
    search,
    rules: words.rules,
    complete,
    reading: (indexName, text) => readingOf(indexName, text).reading,
    spelled,
  });
  const understand = understandBy({
    search,
    typed: (indexName, text) => readingOf(indexName, text),
    spelled,
  });
  const isCompletable = (indexName: string, { among, priceList }: SuggestOptions): boolean => {
    const { index, facets } = shownOf(indexName, { ...everything, applied: among.product, priceList });
    const query = { ...everything, applied: among.product, typed: undefined };
    return !index.texts.isOdd && isAnswerable(index, query, facets.codes);
  };

  return {
    search,
    suggest: (indexName, typed, options) =>
      (isCompletable(indexName, options) ? suggest : plain.suggest)(indexName, typed, options),
    understand: (indexName, text, options) =>
      (productsOf(indexName).texts.isOdd ? plain.understand : understand)(indexName, text, options),
    explain: explainBy({
      search,
      ranking: words.ranking,
      explainText: (indexName, query, productId) =>
        textExplained(shownOf(indexName, query), typedOf(indexName, query), productId),
    }),
    apply: async (changes) => {
      words.take(changes);
      const applied = plain.apply(changes);
      takeIn?.(changes);
      await applied;
    },
    words: words.words,
    isCounted: (indexName, field) => !isLookedUp(productsOf(indexName), facetField(field)),
    looksAtMany: (indexName, query) =>
      looksAtMany(shownOf(indexName, query), typedOf(indexName, query), fewAtMost),
  };
};
