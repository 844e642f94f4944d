import { catalogFilters } from '../../scan/catalog-filters.ts';
import { countedFacets } from '../../scan/occurring-attributes.ts';
import type { Document, EngineQuery } from '../../search-engine.ts';
import type { TypedQuery, TypedText } from '../../text/matching/typed-text.ts';
import { beginAnswer } from './answer-memory.ts';
import { attributeFilters } from '../facets/facet-filters.ts';
import { type Populations, populationsOf } from '../facets/facet-populations.ts';
import { countedTogether, facetTerms } from '../facets/facet-terms.ts';
import { hitRows } from './hit-rows.ts';
import type { Found, Occurring } from './known-listings.ts';
import { listingStamp } from './listing-stamp.ts';
import { occurringOptions, describedByFilter } from '../facets/occurring-options.ts';
import type { ProductIndex } from '../product-index.ts';
import { rowsListed } from './row-filters.ts';
import { rowSet, type RowSet } from '../columns/row-set.ts';
import { rowsRanked } from '../texts/rows-ranked.ts';
import type { Shelves } from '../texts/rows-with-text.ts';

/**
 * The definitions of all attributes, the number of their state and the codes of those that can be facets, if
 * all are to be counted; and the steps of the price facet.
 */
export type Facets = {
  definitions: readonly Document[] | undefined;
  definitionsState: number;
  codes: readonly string[];
  priceSteps: readonly number[];
};

const encoder = new TextEncoder();

type Candidates = { candidates: RowSet; occurring: Occurring | undefined };

type Counted = { populations: Populations; occurring: Occurring | undefined; priceSteps: readonly number[] };

const countsOf = (
  index: ProductIndex,
  { available }: EngineQuery,
  { populations, occurring, priceSteps }: Counted,
): Found['counts'] => {
  if (available.length === 0) return {};
  const facets = countedFacets(available, occurring?.definitions ?? []);
  const together = countedTogether(index, populations, facets);
  const written = new Map(
    facets.flatMap((facet) => facetTerms(index, populations, { facet, priceSteps, together })),
  );
  const aggregations = encoder.encode(
    `{${Array.from(written, ([name, buckets]) => `${JSON.stringify(name)}:${buckets}`).join(',')}}`,
  );
  return { aggregations, ...(occurring === undefined ? {} : { attributes: occurring.written }) };
};

const filteredOf = ({ applied }: EngineQuery, { definitions }: Facets): ReadonlySet<unknown> =>
  definitions === undefined
    ? new Set()
    : describedByFilter(definitions, new Set(catalogFilters(applied).map(({ attribute }) => attribute)));

const occurringIn = (
  index: ProductIndex,
  candidates: RowSet,
  { definitions, filtered }: Facets & { filtered: ReadonlySet<unknown> },
): Occurring | undefined => definitions && occurringOptions(index, candidates, { definitions, filtered });

/**
 * Returns the rows that pass the filters of scope `default` as a new row set, whose counts are only for this
 * answer.
 */
const listedIn = (index: ProductIndex, query: EngineQuery, facets: Facets): Candidates => {
  const { applied, priceList } = query;
  const filtered = filteredOf(query, facets);
  const byDefault = applied.filter(({ scope }) => scope === 'default');
  const stamp = listingStamp(index, { applied: byDefault, available: [] }, facets.codes);
  const name = JSON.stringify([byDefault, [...filtered], facets.definitionsState, priceList]);
  const known = stamp === undefined ? undefined : index.known.listed.find(name, stamp);
  if (known !== undefined) return { candidates: rowSet(known.rows), occurring: known.occurring };
  const candidates = rowSet(rowsListed(index, byDefault));
  const made = { candidates, occurring: occurringIn(index, candidates, { ...facets, filtered }) };
  if (stamp !== undefined)
    index.known.listed.keep(name, stamp, { rows: candidates.bits, occurring: made.occurring });
  return made;
};

const foundAmong = (
  index: ProductIndex,
  query: EngineQuery,
  {
    listed: { candidates, occurring },
    scores,
    priceSteps,
  }: { listed: Candidates; scores: Found['scores']; priceSteps: readonly number[] },
): Found => {
  const populations = populationsOf(
    index,
    candidates,
    attributeFilters(index, candidates.bits, query.applied),
  );
  const counts = countsOf(index, query, { populations, occurring, priceSteps });
  return { hits: hitRows(populations.hits), scores, counts };
};

const foundByText = (shelves: Shelves, query: TypedQuery & { typed: TypedText }, facets: Facets): Found => {
  const { index } = shelves;
  const { candidates: bits, scores } = rowsRanked(shelves, rowsListed(index, query.applied), query);
  const candidates = rowSet(bits);
  return foundAmong(index, query, {
    listed: {
      candidates,
      occurring: occurringIn(index, candidates, { ...facets, filtered: filteredOf(query, facets) }),
    },
    scores,
    priceSteps: facets.priceSteps,
  });
};

/** Returns a listing's hits and counts, from the cache while nothing they depend on has changed. */
export const listingFound = (shelves: Shelves, query: TypedQuery, facets: Facets): Found => {
  const { index } = shelves;
  beginAnswer();
  const { typed } = query;
  if (typed !== undefined) return foundByText(shelves, { ...query, typed }, facets);
  const { codes, priceSteps, definitionsState } = facets;
  const { applied, available, priceList } = query;
  const stamp = listingStamp(index, query, codes);
  const name = JSON.stringify([applied, available, definitionsState, priceList, priceSteps]);
  const known = stamp === undefined ? undefined : index.known.found.find(name, stamp);
  if (known !== undefined) return known;
  const made = foundAmong(index, query, {
    listed: listedIn(index, query, facets),
    scores: undefined,
    priceSteps,
  });
  if (stamp !== undefined) index.known.found.keep(name, stamp, made);
  return made;
};
