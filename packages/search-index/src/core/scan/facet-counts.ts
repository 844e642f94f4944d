import type { Buckets } from '@dijla/contract/client';
import type { AvailableFilter, PriceRange } from '../search-engine.ts';
import { facetField, fittingVariants, isPassing, type Judgement } from './catalog-filters.ts';
import { type FieldReader, fieldReaderOf } from '../query/field-values.ts';

type Key = string | number;

/** The distinct bucket keys of a product's values. */
export const keysOf = (values: readonly unknown[]): Set<Key> =>
  new Set(
    values.flatMap((value) =>
      typeof value === 'boolean'
        ? [Number(value)]
        : typeof value === 'string' || typeof value === 'number'
          ? [value]
          : [],
    ),
  );

/** Buckets ordered by descending count and then by key, so that the order of equal counts is stable. */
export const termsOf = (counts: ReadonlyMap<Key, number>, size: number): Buckets => {
  const buckets = [...counts].map(([key, doc_count]) => ({ key, doc_count }));
  buckets.sort(
    (one, other) => other.doc_count - one.doc_count || (String(one.key) < String(other.key) ? -1 : 1),
  );
  const left = buckets.slice(size).reduce((sum, { doc_count }) => sum + doc_count, 0);
  return { doc_count_error_upper_bound: 0, sum_other_doc_count: left, buckets: buckets.slice(0, size) };
};

const count = (counts: Map<Key, number>, keys: Iterable<Key>): void => {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
};

const boundText = (bound: number | undefined): string =>
  bound === undefined ? '*' : Number.isInteger(bound) ? `${bound}.0` : String(bound);

/** The ranges between the price steps; the last is open (wire §7.4). */
const rangesBetween = (steps: readonly number[]): PriceRange[] =>
  steps.map((from, index) => ({ from, to: steps[index + 1] }));

const byBounds = (one: PriceRange, other: PriceRange): number =>
  (one.from ?? -Infinity) - (other.from ?? -Infinity) || (one.to ?? Infinity) - (other.to ?? Infinity) || 0;

/**
 * Returns buckets `[from, to)` for the ranges that a facet names, in order, or for those between the price
 * steps; empty ones are included (wire §7.4).
 */
export const rangesOf = (
  { ranges }: Pick<AvailableFilter, 'ranges'>,
  steps: readonly number[],
  countFrom: (from: number, to: number) => number,
): Buckets => ({
  buckets: (ranges?.toSorted(byBounds) ?? rangesBetween(steps)).map(({ from, to }) => {
    const doc_count = countFrom(from ?? -Infinity, to ?? Infinity);
    return {
      key: `${boundText(from)}-${boundText(to)}`,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      doc_count,
    };
  }),
});

/**
 * A configurable counts once for each value among the variants that pass the other axes' filters; any other
 * product counts for its own values.
 */
const termsFor = (
  { field, size }: AvailableFilter,
  passing: readonly Judgement[],
  read: FieldReader,
): Record<string, Buckets> => {
  const own = new Map<Key, number>();
  const ofVariants = new Map<Key, number>();
  for (const judgement of passing) {
    if (!judgement.axes.has(field)) count(own, keysOf(read(judgement.document)));
    else count(ofVariants, keysOf(fittingVariants(judgement, field).flatMap(read)));
  }
  return {
    [`agg_terms_${field}`]: termsOf(own, size),
    [`agg_terms_${field}_options`]: termsOf(ofVariants, size),
  };
};

/**
 * The input of the counts: documents that pass the default filters and the text, with the results of the
 * facets' filters, and the price steps in major units.
 */
export type FacetScope = { candidates: readonly Judgement[]; priceSteps: readonly number[] };

/**
 * Counts facets. `agg_terms_X` counts products by their own value and `agg_terms_X_options` configurables by
 * their variants' values; no product is in both, so a facet's count is their sum. The counts of an attribute
 * ignore its own filter (wire §7.4).
 */
export const facetCounts = (
  available: readonly AvailableFilter[],
  { candidates, priceSteps }: FacetScope,
): Record<string, Buckets> => {
  const aggregations: Record<string, Buckets> = {};
  for (const facet of available) {
    const passing = candidates.filter((judgement) => isPassing(judgement, facet.field));
    const read = fieldReaderOf(facetField(facet.field));
    Object.assign(aggregations, termsFor(facet, passing, read));
    if (facet.field !== 'price') continue;
    const prices = passing
      .flatMap(({ document }) => read(document))
      .filter((price) => typeof price === 'number');
    aggregations['agg_range_price'] = rangesOf(
      facet,
      priceSteps,
      (from, to) => prices.filter((price) => price >= from && price < to).length,
    );
  }
  return aggregations;
};
