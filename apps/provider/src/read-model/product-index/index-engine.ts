import { countedFacets, everyAttribute } from '../scan/occurring-attributes.ts';
import type { CompareTexts } from '../scan/sort-order.ts';
import type { Document, EngineAnswer, EngineQuery, SearchEngine } from '../search-engine.ts';
import { attributeFilters } from './facet-filters.ts';
import { type Populations, populationsOf } from './facet-populations.ts';
import { facetTerms } from './facet-terms.ts';
import { facetCodes, occurringOptions } from './occurring-options.ts';
import { underList } from './list-prices.ts';
import { pageOfHits } from './page-of-hits.ts';
import { addColumns, type ProductIndex } from './product-index.ts';
import { rowSet, type RowSet } from './row-set.ts';
import { rowsListed } from './row-filters.ts';
import { rowsWithText } from './rows-with-text.ts';

/** What the index answers from, and `plain` for what it leaves alone: other entities, and values it cannot tell apart. */
export type IndexSource = {
  plain: SearchEngine;
  /** The products of a store view's index as they look now. */
  productsOf: (indexName: string) => ProductIndex;
  /** Definitions of attributes in order of id. */
  definitions: (indexName: string) => readonly Document[];
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

type Counted = { populations: Populations; candidates: RowSet; definitions: readonly Document[] | undefined; priceSteps: readonly number[] };

const countsOf = (index: ProductIndex, { available }: EngineQuery, { populations, candidates, definitions, priceSteps }: Counted): Pick<EngineAnswer, 'aggregations' | 'attributes'> => {
  if (available.length === 0) return {};
  const attributes = definitions && occurringOptions(index, candidates, definitions);
  const facets = countedFacets(available, attributes ?? []);
  const aggregations = Object.assign({}, ...facets.map((facet) => facetTerms(index, populations, { facet, priceSteps }))) as NonNullable<EngineAnswer['aggregations']>;
  return { aggregations, ...(attributes === undefined ? {} : { attributes }) };
};

/** The engine over columns and bitsets: it makes documents of the page only, and answers everything exactly as the plain engine does. */
export const indexEngineOf = ({ plain, productsOf, definitions: definitionsOf, priceSteps, compareNames, random }: IndexSource): SearchEngine => ({
  search: async (indexName, entity, query): Promise<EngineAnswer> => {
    if (entity !== 'product') return plain.search(indexName, entity, query);
    const all = productsOf(indexName);
    const definitions = query.available.some(({ field }) => field === everyAttribute) ? definitionsOf(indexName) : undefined;
    const codes = facetCodes(definitions ?? []);
    addColumns(all, codes, 'sparse');
    const index = underList(all, query.priceList);
    if (!isAnswerable(index, query, codes)) return plain.search(indexName, entity, query);
    const listed = rowsListed(index, query.applied);
    const found = query.text === '' ? { candidates: listed, scores: undefined } : rowsWithText(index, listed, query.text);
    const candidates = rowSet(found.candidates);
    const populations = populationsOf(index, candidates, attributeFilters(index, found.candidates, query.applied));
    const hits = pageOfHits(index, { hits: populations.hits.bits, scores: found.scores }, { query, order: { compareNames: compareNames(indexName), random } });
    return { hits, total: populations.hits.size, ...countsOf(index, query, { populations, candidates, definitions, priceSteps: priceSteps(indexName) }) };
  },
});
