import { facetField } from '../scan/catalog-filters.ts';
import { everyAttribute } from '../scan/occurring-attributes.ts';
import type { CompareTexts } from '../scan/sort-order.ts';
import type { Document, EngineAnswer, EngineQuery, SearchEngine } from '../engine/search-engine.ts';
import { type InSlices, inSlices as timedSlices } from '../feed/in-slices.ts';
import { countableState, isOdd } from './facets/countable-state.ts';
import { underList } from './columns/list-prices.ts';
import { type Facets, listingFound } from './listing/listing-found.ts';
import { facetCodes } from './facets/occurring-options.ts';
import { pageOfHits } from './listing/page-of-hits.ts';
import { looksAtMany, withAppearance } from './listing/looks.ts';
import { addColumns, type ProductIndex } from './product-index.ts';
import { isLookedUp } from './texts/sought-fields.ts';

/** What the index answers from, and `plain` for what it leaves alone: other entities, and values it cannot tell apart. */
export type IndexSource = {
  plain: SearchEngine;
  /** The products of a store view's index as they look now. */
  productsOf: (indexName: string) => ProductIndex;
  /** Definitions of attributes in order of id. */
  definitions: (indexName: string) => readonly Document[];
  /** Makes columns for attributes that can be facets now; until they are there, nobody is told of these attributes. Absent, they are made at once. */
  prepare?: (indexName: string, codes: readonly string[]) => void;
  /** Lower bounds of the price facet's ranges in major units. */
  priceSteps: (indexName: string) => readonly number[];
  compareNames: (indexName: string) => CompareTexts;
  random: () => number;
  /** How documents are gone through while others have their turns. */
  inSlices?: InSlices;
  /** So few documents are looked at at once. */
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

/** Definitions, the codes of those that can be facets, and a number that moves when one of them does. */
type DefinitionsState = { definitions: readonly Document[]; state: number; codes: readonly string[] };

const isSameList = (one: readonly Document[], other: readonly Document[]): boolean =>
  one === other || (one.length === other.length && one.every((each, place) => each === other[place]));

/** Tells states of store views' definitions apart: what is found is kept while they stay the same. */
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

/** The facets of a store view, and its products under the price list that is asked for. */
type Shown = { facets: Facets; index: ProductIndex };

/** Definitions of attributes that are no facets, or have a column to be counted in. */
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

/** The engine over columns and bitsets: it makes documents of the page only, and answers everything exactly as the plain engine does. */
export const indexEngineOf = ({
  plain,
  productsOf,
  definitions: definitionsOf,
  prepare,
  priceSteps,
  compareNames,
  random,
  inSlices = timedSlices,
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
