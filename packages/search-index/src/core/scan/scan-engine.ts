import type { SearchEntity } from '@dijla/contract/client';
import type { Document, EngineAnswer, EngineQuery, Hit, SearchEngine } from '../search-engine.ts';
import { catalogFilters, isPassing, judged } from './catalog-filters.ts';
import { defaultFilters } from './default-filters.ts';
import { facetCounts } from './facet-counts.ts';
import { countedFacets, everyAttribute, occurringAttributes } from './occurring-attributes.ts';
import { type CompareTexts, inOrder } from './sort-order.ts';
import { textMatch } from './text-match.ts';

/**
 * The input of the scan: the current documents of one index and entity, ordered by id. Documents that the
 * query excludes may be missing.
 */
export type ScanSource = {
  documents: (indexName: string, entity: SearchEntity, query: EngineQuery) => readonly Document[];
  /** Returns the lower bounds of the price facet's ranges in major units. */
  priceSteps: (indexName: string) => readonly number[];
  compareNames: (indexName: string) => CompareTexts;
  random: () => number;
};

type Scored = { document: Document; score: number };

const scored = (documents: readonly Document[], text: string): Scored[] => {
  if (text === '') return documents.map((document) => ({ document, score: 1 }));
  const scoreOf = textMatch(text, documents);
  return documents
    .map((document) => ({ document, score: scoreOf(document) }))
    .filter(({ score }) => score > 0);
};

const ordered = (
  hits: readonly Scored[],
  { sort }: EngineQuery,
  order: { compareNames: CompareTexts; random: () => number },
): Hit[] => {
  if (sort.length > 0)
    return inOrder(
      hits.map(({ document }) => document),
      sort,
      order,
    ).map((document) => ({ document, score: null }));
  return hits
    .map(({ document, score }) => ({ document, score }))
    .toSorted(
      (one, other) => other.score - one.score || Number(one.document['id']) - Number(other.document['id']),
    );
};

/**
 * Creates the plain engine, which reads every document for every search. It serves small entities and
 * whatever the index does not handle, and is the reference in the index's tests; its code is deliberately
 * simple.
 */
export const scanEngineOf = (source: ScanSource): SearchEngine => ({
  search: async (indexName, entity, query): Promise<EngineAnswer> => {
    const passesDefault = defaultFilters(query.applied);
    const filters = catalogFilters(query.applied);
    const candidates = scored(
      source.documents(indexName, entity, query).filter(passesDefault),
      query.text,
    ).map(({ document, score }) => ({ score, ...judged(document, filters) }));
    const hits = candidates.filter((judgement) => isPassing(judgement));
    const order = { compareNames: source.compareNames(indexName), random: source.random };
    const page = ordered(hits, query, order).slice(query.from, query.from + query.size);
    if (query.available.length === 0) return { hits: page, total: hits.length };
    const isEvery = entity === 'product' && query.available.some(({ field }) => field === everyAttribute);
    const attributes = isEvery
      ? occurringAttributes(
          candidates,
          source.documents(indexName, 'attribute', query),
          new Set(filters.map(({ attribute }) => attribute)),
        )
      : [];
    const aggregations = facetCounts(countedFacets(query.available, attributes), {
      candidates,
      priceSteps: source.priceSteps(indexName),
    });
    return { hits: page, total: hits.length, aggregations, ...(isEvery ? { attributes } : {}) };
  },
});
