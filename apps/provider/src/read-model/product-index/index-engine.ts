import { everyAttribute } from '../scan/occurring-attributes.ts';
import type { CompareTexts } from '../scan/sort-order.ts';
import type { Document, EngineAnswer, EngineQuery, SearchEngine } from '../search-engine.ts';
import { underList } from './list-prices.ts';
import { type Facets, listingFound } from './listing-found.ts';
import { facetCodes } from './occurring-options.ts';
import { pageOfHits } from './page-of-hits.ts';
import { addColumns, type ProductIndex } from './product-index.ts';

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
};

/** Whether an attribute's values are such that columns count other than documents do: the plain engine is asked instead. */
const isOdd = ({ columns, variants }: ProductIndex, attribute: string): boolean => {
  if (variants.byCode.get(attribute)?.column.isOdd === true) return true;
  const prices = columns.get('final_price')?.column;
  return attribute === 'price' && (variants.byCode.has('price') || prices === undefined || prices.isOdd || prices.hasRepeats);
};

const isAnswerable = (index: ProductIndex, { applied, available }: EngineQuery, codes: readonly string[]): boolean =>
  !applied.some(({ attribute, scope }) => scope === 'catalog' && isOdd(index, attribute)) &&
  !available.some(({ field }) => isOdd(index, field)) &&
  !codes.some((code) => code === 'price' || isOdd(index, code) || index.columns.get(code)?.column.isOdd !== false);

/** A list of definitions, and a number that moves when one of them does. */
type DefinitionsState = { definitions: readonly Document[]; state: number };

const isSameList = (one: readonly Document[], other: readonly Document[]): boolean => one.length === other.length && one.every((each, place) => each === other[place]);

/** Tells states of store views' definitions apart: what is found is kept while they stay the same. */
const definitionStates = (): ((indexName: string, definitions: readonly Document[]) => number) => {
  const known = new Map<string, DefinitionsState>();
  return (indexName, definitions) => {
    const before = known.get(indexName);
    if (before !== undefined && isSameList(before.definitions, definitions)) return before.state;
    const state = (before?.state ?? 0) + 1;
    known.set(indexName, { definitions, state });
    return state;
  };
};

/** Definitions of attributes that are no facets, or have a column to be counted in. */
const withColumns = (index: ProductIndex, definitions: readonly Document[], missing: readonly string[]): readonly Document[] =>
  (missing.every((code) => index.columns.has(code)) ? definitions : definitions.filter((definition) => !missing.includes(String(definition['attribute_code'])) || index.columns.has(String(definition['attribute_code']))));

/** The engine over columns and bitsets: it makes documents of the page only, and answers everything exactly as the plain engine does. */
export const indexEngineOf = ({ plain, productsOf, definitions: definitionsOf, prepare, priceSteps, compareNames, random }: IndexSource): SearchEngine => {
  const stateOf = definitionStates();
  const columned = (indexName: string, index: ProductIndex): readonly Document[] => {
    const definitions = definitionsOf(indexName);
    const missing = facetCodes(definitions).filter((code) => !index.columns.has(code));
    if (missing.length === 0) return definitions;
    if (prepare === undefined) addColumns(index, missing, 'sparse');
    else prepare(indexName, missing);
    return withColumns(index, definitions, missing);
  };
  const facetsOf = (indexName: string, index: ProductIndex, { available }: EngineQuery): Facets => {
    const shared = { priceSteps: priceSteps(indexName) };
    if (!available.some(({ field }) => field === everyAttribute)) return { ...shared, definitions: undefined, definitionsState: 0, codes: [] };
    const definitions = columned(indexName, index);
    return { ...shared, definitions, definitionsState: stateOf(indexName, definitions), codes: facetCodes(definitions) };
  };
  return {
    search: async (indexName, entity, query): Promise<EngineAnswer> => {
      if (entity !== 'product') return plain.search(indexName, entity, query);
      const all = productsOf(indexName);
      const facets = facetsOf(indexName, all, query);
      const index = underList(all, query.priceList);
      if (!isAnswerable(index, query, facets.codes)) return plain.search(indexName, entity, query);
      const { hits: found, scores, counts } = listingFound(index, query, facets);
      const hits = pageOfHits(index, { hits: found, scores }, { query, order: { compareNames: compareNames(indexName), random } });
      return { hits, total: found.size, ...counts };
    },
  };
};
