import { attributesAtMost } from '@dijla/search-index/core/scan/occurring-attributes';
import { bucketsAtMost } from '../listing.ts';
import type { WireAnswer } from '../wire-search.ts';
import type { SqlListing } from './sql-listing.ts';

type Aggregations = NonNullable<WireAnswer['aggregations']>;

const namesIn = (aggregations: Aggregations): string[] => [
  ...new Set(
    Object.keys(aggregations).flatMap((name) =>
      name.startsWith('agg_terms_') ? [name.slice('agg_terms_'.length).replace(/_options$/, '')] : [],
    ),
  ),
];

const countsOf = (aggregations: Aggregations, attribute: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { key, doc_count } of [`agg_terms_${attribute}`, `agg_terms_${attribute}_options`].flatMap(
    (name) => aggregations[name]?.buckets ?? [],
  )) {
    counts.set(String(key), (counts.get(String(key)) ?? 0) + doc_count);
  }
  return counts;
};

const differ = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean => {
  if (other.size > bucketsAtMost) return [...one].some(([key, n]) => other.get(key) !== n);
  return one.size !== other.size || [...one].some(([key, n]) => other.get(key) !== n);
};

/**
 * Describes the differences between the wire answer and PostgreSQL's answer. Returns an empty array when
 * they agree.
 */
export const differences = ({ hits, total, aggregations = {} }: WireAnswer, sql: SqlListing): string[] => {
  const found: string[] = [];
  if (total !== sql.total) found.push(`total ${total}, in SQL ${sql.total}`);
  const ids = hits.map(({ id }) => Number(id));
  if (ids.join() !== sql.ids.join()) found.push(`page ${ids.join()}, in SQL ${sql.ids.join()}`);
  const counted = namesIn(aggregations);
  // When there are more attributes than one answer counts, only the counted ones are compared.
  const attributes = new Set([...counted, ...(counted.length > attributesAtMost ? [] : sql.counts.keys())]);
  for (const attribute of attributes) {
    // Prices are requested as ranges, not as single values.
    if (attribute === 'price') continue;
    if (differ(countsOf(aggregations, attribute), sql.counts.get(attribute) ?? new Map<string, number>()))
      found.push(`counts of ${attribute}`);
  }
  const ranges = aggregations['agg_range_price']?.buckets.map(({ doc_count }) => doc_count) ?? [];
  if (ranges.join() !== sql.ranges.join())
    found.push(`price ranges ${ranges.join()}, in SQL ${sql.ranges.join()}`);
  return found;
};
