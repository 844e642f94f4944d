import { facetField } from '../scan/catalog-filters.ts';
import { everyAttribute } from '../scan/occurring-attributes.ts';
import type { CompareTexts } from '../scan/sort-order.ts';
import type { Document, EngineAnswer, EngineQuery, SearchEngine } from '../search-engine.ts';
import type { InSlices } from '../in-slices.ts';
import { countableState, isOdd } from './facets/countable-state.ts';
import { underList } from './columns/list-prices.ts';
import { type Facets, listingFound } from './listing/listing-found.ts';
import { facetCodes } from './facets/occurring-options.ts';
import { pageOfHits } from './listing/page-of-hits.ts';
import { looksAtMany, withAppearance } from './listing/looks.ts';
import type { ProductIndex } from './product-index.ts';
import { addColumns } from './put-products.ts';
import { isLookedUp } from './texts/sought-fields.ts';

/**
 * The data the index engine uses, and `plain` for what it does not handle: other entities, and values it
 * cannot distinguish.
 */
export type IndexSource = {
  plain: SearchEngine;
  /** Returns the current products of a store view's index. */
  productsOf: (indexName: string) => ProductIndex;
  /** Returns attribute definitions in order of id. */
  definitions: (indexName: string) => readonly Document[];
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
  { applied, available }: EngineQuery,
  codes: readonly string[],
): boolean =>
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

/** The facets of a store view, and its products under the requested price list. */
type Shown = { facets: Facets; index: ProductIndex };

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

/**
 * Returns a search engine over columns and bitsets. It creates documents only for the requested page, and
 * its answers are exactly those of the plain engine.
 */
// oxlint-disable-next-line max-lines-per-function -- the acts of one engine, which share what it is made of
export const indexEngineOf = ({
  plain,
  productsOf,
  definitions: definitionsOf,
  prepare,
  priceSteps,
  compareNames,
  random,
  inSlices,
  fewAtMost,
}: IndexSource): SearchEngine => {
  const [givenOf, countedOf] = [definitionStates(), definitionStates()];
  const columned = (indexName: string, index: ProductIndex): DefinitionsState => {
    const { definitions, codes } = givenOf(indexName, definitionsOf(indexName));
    const missing = codes.filter((code) => !index.columns.has(code));
    if (missing.length === 0) return countedOf(indexName, definitions);
    if (prepare === undefined) addColumns(index, missing, 'sparse');
    else prepare(indexName, missing);
    return countedOf(indexName, withColumns(index, definitions, missing));
  };
  const facetsOf = (indexName: string, index: ProductIndex, { available }: EngineQuery): Facets => {
    const shared = { priceSteps: priceSteps(indexName) };
    if (!available.some(({ field }) => field === everyAttribute))
      return { ...shared, definitions: undefined, definitionsState: 0, codes: [] };
    const { definitions, state, codes } = columned(indexName, index);
    return { ...shared, definitions, definitionsState: state, codes };
  };
  const shownOf = (indexName: string, query: EngineQuery): Shown => {
    const all = productsOf(indexName);
    const facets = facetsOf(indexName, all, query);
    return { facets, index: underList(all, query.priceList) };
  };
  const answerOf = (
    indexName: string,
    query: EngineQuery,
    { facets, index }: Shown,
  ): EngineAnswer | Promise<EngineAnswer> => {
    if (!isAnswerable(index, query, facets.codes)) return plain.search(indexName, 'product', query);
    const { hits: found, scores, counts } = listingFound(index, query, facets);
    const hits = pageOfHits(
      index,
      { hits: found, scores },
      { query, order: { compareNames: compareNames(indexName), random } },
    );
    return { hits, total: found.size, ...counts };
  };
  const isLooking = (query: EngineQuery, { facets, index }: Shown): boolean =>
    looksAtMany(index, query, fewAtMost) && isAnswerable(index, query, facets.codes);
  return {
    isCounted: (indexName, field) => !isLookedUp(productsOf(indexName), facetField(field)),
    looksAtMany: (indexName, query) =>
      looksAtMany(underList(productsOf(indexName), query.priceList), query, fewAtMost),
    // oxlint-disable-next-line max-params -- the search of every engine
    search: async (indexName, entity, query, gone): Promise<EngineAnswer> => {
      if (entity !== 'product') return plain.search(indexName, entity, query);
      const shown = shownOf(indexName, query);
      if (!isLooking(query, shown)) return answerOf(indexName, query, shown);
      return withAppearance(() => shownOf(indexName, query), query, {
        inSlices,
        gone,
        fewAtMost,
        answer: (again) => answerOf(indexName, query, again),
      });
    },
  };
};
