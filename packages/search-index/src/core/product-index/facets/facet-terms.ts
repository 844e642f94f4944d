import { facetField } from '../../scan/catalog-filters.ts';
import { keysOf, rangesOf, termsOf } from '../../scan/facet-counts.ts';
import type { AvailableFilter } from '../../search-engine.ts';
import type { AskedAxis } from '../listing/asked-axes.ts';
import { passingBits, passingCopy, passingNumbers } from '../listing/answer-memory.ts';
import { type Bits, intersect, subtract, unite } from '../columns/bits.ts';
import type { Populations } from './facet-populations.ts';
import type { ProductIndex } from '../product-index.ts';
import { numberOrder, placeFrom } from '../columns/number-order.ts';
import { noTerm } from '../columns/row-cells.ts';
import { rowReaders } from '../columns/row-reader.ts';
import { ownCounts } from './own-counts.ts';
import {
  type Counts,
  countsIn,
  countsOver,
  isCounted,
  passingRowsOf,
  type RowSet,
  withCounts,
} from '../columns/row-set.ts';
import { termBuckets } from '../columns/term-buckets.ts';
import type { TermColumn } from '../columns/term-column.ts';
import type { Axis } from '../columns/variant-axes.ts';

/** Names with their counts as JSON. */
export type WrittenCounts = readonly (readonly [name: string, buckets: string])[];

type CountsByKey = Map<string | number, number>;

type Asked = {
  facet: AvailableFilter;
  priceSteps: readonly number[];
  /** Counts of the fields without columns, computed on first request. */ together: () => ReadonlyMap<
    string,
    CountsByKey
  >;
};

const fitsAll = (asked: readonly AskedAxis[], cells: Int32Array, variant: number): boolean => {
  for (const { fitting, place } of asked)
    if (fitting[(cells[variant + place] ?? noTerm) - noTerm] !== 1) return false;
  return true;
};

/** Adds each row once for every distinct value among its variants that fit the filters of the other axes. */
const addFitting = (
  counts: Counts,
  rows: Int32Array,
  { index: { variants }, axis, populations }: { index: ProductIndex; axis: Axis; populations: Populations },
): void => {
  const lastSeen = passingNumbers(counts.length).fill(noTerm);
  const others = new Map<readonly Axis[], readonly AskedAxis[]>();
  for (const row of rows) {
    const { axes, asked } = populations.askedAt(row);
    const otherAxes = others.get(axes) ?? asked.filter(({ filter }) => filter.axis !== axis);
    others.set(axes, otherAxes);
    const place = axes.indexOf(axis);
    const start = variants.starts[row] ?? 0;
    const end = start + (variants.counts[row] ?? 0) * axes.length;
    for (let variant = start; variant < end; variant += axes.length) {
      const ordinal = variants.cells[variant + place] ?? noTerm;
      if (ordinal < 0 || lastSeen[ordinal] === row || !fitsAll(otherAxes, variants.cells, variant)) continue;
      lastSeen[ordinal] = row;
      counts[ordinal] = (counts[ordinal] ?? 0) + 1;
    }
  }
};

/**
 * All rows that pass without an attribute's own filters: the hits, and in `more` the rows that fail only
 * these filters.
 */
type Passing = { candidates: RowSet; hits: RowSet; more: RowSet | undefined };

const passingFor = ({ candidates, hits, only }: Populations, attribute: string): Passing => ({
  candidates,
  hits,
  more: only.get(attribute),
});

/**
 * Returns the counts over all passing rows. If these are all candidates, their counts may be cached already.
 */
const summed = ({ candidates, hits, more }: Passing, countsOf: (set: RowSet) => Counts): Counts => {
  if (more === undefined || more.size === 0) return countsOf(hits);
  if (hits.size + more.size === candidates.size) return countsOf(candidates);
  return withCounts(countsOf(hits), countsOf(more), 1);
};

const unitedBits = ({ hits, more }: Passing): Bits => {
  if (more === undefined) return hits.bits;
  const bits = passingBits(Math.max(hits.bits.length, more.bits.length) << 5);
  unite(bits, hits.bits);
  unite(bits, more.bits);
  return bits;
};

/** Returns the passing rows that have this axis and another filtered axis. */
const askedTogether = (passing: Passing, axis: Axis, others: readonly Axis[]): Int32Array => {
  const asked = passingBits(passing.candidates.bits.length << 5);
  for (const { rows } of others) unite(asked, rows);
  intersect(asked, axis.rows);
  intersect(asked, unitedBits(passing));
  return passingRowsOf(asked);
};

const variantCounts = (
  index: ProductIndex,
  axis: Axis,
  { passing, populations }: { passing: Passing; populations: Populations },
): Counts => {
  const counts = summed(passing, (set) => countsIn(axis.column, set));
  const others = populations.filters.flatMap((filter) =>
    filter.axis === undefined || filter.axis === axis ? [] : [filter.axis],
  );
  if (others.length === 0 || !isCounted(counts)) return counts;
  // Where another axis is filtered, only variants that fit that filter count.
  const rows = askedTogether(passing, axis, others);
  if (rows.length === 0) return counts;
  const fitting = withCounts(counts, countsOver(axis.column, rows), -1);
  addFitting(fitting, rows, { index, axis, populations });
  return fitting;
};

const noBuckets = JSON.stringify({ doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets: [] });

const countFrom = (column: TermColumn, counts: Counts): ((from: number, to: number) => number) => {
  const order = numberOrder(column);
  return (from, to) => {
    const end = placeFrom(order, to);
    let sum = 0;
    for (let place = placeFrom(order, from); place < end; place += 1)
      sum += counts[order.ordinals[place] ?? 0] ?? 0;
    return sum;
  };
};

const withoutRows = (bits: Bits, others: Bits | undefined): Bits => {
  const left = passingCopy(bits);
  if (others !== undefined) subtract(left, others);
  return left;
};

/**
 * Counts fields without columns row by row. Rows are in id order, because buckets with equal text keep the
 * order of their first occurrence.
 */
const countInRows = (
  index: ProductIndex,
  rows: Bits,
  fields: readonly string[],
): ReadonlyMap<string, CountsByKey> => {
  if (fields.length === 0) return new Map();
  const counted = fields.map((): CountsByKey => new Map());
  const readers = rowReaders(index, fields.map(facetField)).map(
    (read, place) => [read, counted[place]] as const,
  );
  for (const row of passingRowsOf(rows).sort(
    (one, other) => (index.ids[one] ?? 0) - (index.ids[other] ?? 0),
  )) {
    for (const [read, counts] of readers) {
      const values = read(row);
      if (values.length > 0) for (const key of keysOf(values)) counts?.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return new Map(fields.map((field, place) => [field, counted[place] ?? new Map()]));
};

const hasColumn = ({ columns }: ProductIndex, field: string): boolean =>
  columns.get(facetField(field))?.column.isOdd === false;

/**
 * Returns a function that counts the facets without columns over the hits, reading each product once for all
 * of them. Facets with filters or axes are not included.
 */
export const countedTogether = (
  index: ProductIndex,
  { hits, only }: Populations,
  facets: readonly AvailableFilter[],
): (() => ReadonlyMap<string, CountsByKey>) => {
  let counted: ReadonlyMap<string, CountsByKey> | undefined;
  return () =>
    (counted ??= countInRows(
      index,
      hits.bits,
      facets.flatMap(({ field }) =>
        hasColumn(index, field) || index.variants.byCode.has(field) || only.has(field) ? [] : [field],
      ),
    ));
};

const ownTerms = (
  index: ProductIndex,
  passing: Passing,
  { facet, priceSteps, together }: Asked,
): WrittenCounts => {
  const { field, size } = facet;
  const column = index.columns.get(facetField(field))?.column;
  const axis = index.variants.byCode.get(field);
  const name = `agg_terms_${field}`;
  if (column === undefined || column.isOdd) {
    const counts =
      together().get(field) ??
      countInRows(index, withoutRows(unitedBits(passing), axis?.rows), [field]).get(field) ??
      new Map();
    return [[name, JSON.stringify(termsOf(counts, size))]];
  }
  const counts = summed(passing, (set) => ownCounts(column, axis, set));
  const written: WrittenCounts = [[name, termBuckets(column, counts, size)]];
  return field === 'price'
    ? [
        ...written,
        ['agg_range_price', JSON.stringify(rangesOf(facet, priceSteps, countFrom(column, counts)))],
      ]
    : written;
};

/**
 * Returns the counts of a facet as JSON, exactly as the plain engine writes them; price includes its ranges
 * (wire §7.4).
 */
export const facetTerms = (index: ProductIndex, populations: Populations, asked: Asked): WrittenCounts => {
  const { field, size } = asked.facet;
  const passing = passingFor(populations, field);
  const axis = index.variants.byCode.get(field);
  const ofVariants =
    axis === undefined
      ? noBuckets
      : termBuckets(axis.column, variantCounts(index, axis, { passing, populations }), size);
  return [...ownTerms(index, passing, asked), [`agg_terms_${field}_options`, ofVariants]];
};
