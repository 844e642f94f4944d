import type { Buckets } from '@dijla/contract/client';
import { facetField } from '../scan/catalog-filters.ts';
import { keysOf, rangesOf, termsOf } from '../scan/facet-counts.ts';
import type { AvailableFilter } from '../search-engine.ts';
import { type Bits, intersect, noBits, rowsOf, subtract, unite } from './bits.ts';
import { askedRows } from './facet-filters.ts';
import type { Populations } from './facet-populations.ts';
import type { ProductIndex } from './product-index.ts';
import { noTerm } from './row-cells.ts';
import { rowReader } from './row-reader.ts';
import { ownCounts } from './own-counts.ts';
import { type Counts, countsIn, countsOver, isCounted, type RowSet, withCounts } from './row-set.ts';
import { termBuckets } from './term-buckets.ts';
import type { TermColumn } from './term-column.ts';
import { type Axis, variantsAt } from './variant-axes.ts';

type Asked = { facet: AvailableFilter; priceSteps: readonly number[] };

/** Adds each row once for every value among its variants that fit the other axes' filters. */
const addFitting = (counts: Counts, rows: Int32Array, { index, axis, populations }: { index: ProductIndex; axis: Axis; populations: Populations }): void => {
  const lastSeen = new Int32Array(counts.length).fill(noTerm);
  for (const row of rows) {
    const { axes, cells, start, count } = variantsAt(index.variants, row);
    const others = populations.askedOf(axes).filter(({ filter }) => filter.axis !== axis);
    const place = axes.indexOf(axis);
    for (let variant = 0; variant < count; variant += 1) {
      const ordinal = cells[start + variant * axes.length + place] ?? noTerm;
      if (ordinal < 0 || lastSeen[ordinal] === row) continue;
      if (!others.every(({ filter, place: other }) => filter.fits(cells[start + variant * axes.length + other] ?? noTerm))) continue;
      lastSeen[ordinal] = row;
      counts[ordinal] = (counts[ordinal] ?? 0) + 1;
    }
  }
};

/** All that passes while an attribute's own filters are left out: the hits, and what fails these alone. */
type Passing = { hits: RowSet; more: RowSet | undefined };

const passingFor = ({ hits, only }: Populations, attribute: string): Passing => ({ hits, more: only.get(attribute) });

const summed = ({ hits, more }: Passing, countsOf: (set: RowSet) => Counts): Counts => {
  const counts = countsOf(hits);
  return more === undefined || more.size === 0 ? counts : withCounts(counts, countsOf(more), 1);
};

const boundTo = (bits: Bits, others: Bits): Int32Array => {
  intersect(bits, others);
  return rowsOf(bits);
};

const unitedBits = ({ hits, more }: Passing): Bits => {
  if (more === undefined) return hits.bits;
  const bits = noBits(Math.max(hits.bits.length, more.bits.length) << 5);
  unite(bits, hits.bits);
  unite(bits, more.bits);
  return bits;
};

const variantCounts = (index: ProductIndex, axis: Axis, { passing, populations }: { passing: Passing; populations: Populations }): Counts => {
  const counts = summed(passing, (set) => countsIn(axis.column, set));
  const others = populations.filters.filter((filter) => filter.axis !== undefined && filter.axis !== axis);
  if (others.length === 0 || !isCounted(counts)) return counts;
  // Where a filter asks for another axis than this one, only variants that fit it count.
  const rows = boundTo(askedRows(others, unitedBits(passing)), axis.rows);
  const fitting = withCounts(counts, countsOver(axis.column, rows), -1);
  addFitting(fitting, rows, { index, axis, populations });
  return fitting;
};

const noBuckets: Buckets = { doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets: [] };

const countFrom = ({ terms }: TermColumn, counts: Counts) => (from: number, to: number): number => {
  let count = 0;
  for (const [ordinal, price] of terms.entries()) if (typeof price === 'number' && price >= from && price < to) count += counts[ordinal] ?? 0;
  return count;
};

const withoutRows = (bits: Bits, others: Bits | undefined): Bits => {
  const left = bits.slice();
  if (others !== undefined) subtract(left, others);
  return left;
};

const countInDocuments = (index: ProductIndex, rows: Bits, field: string): Map<string | number, number> => {
  const read = rowReader(index, facetField(field));
  const counts = new Map<string | number, number>();
  // In order of id, as buckets of one writing keep the order in which they were met.
  for (const row of rowsOf(rows).sort((one, other) => (index.ids[one] ?? 0) - (index.ids[other] ?? 0))) for (const key of keysOf(read(row))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const ownTerms = (index: ProductIndex, passing: Passing, { facet: { field, size }, priceSteps }: Asked): Record<string, Buckets> => {
  const column = index.columns.get(facetField(field))?.column;
  const axis = index.variants.byCode.get(field);
  const name = `agg_terms_${field}`;
  if (column === undefined || column.isOdd) return { [name]: termsOf(countInDocuments(index, withoutRows(unitedBits(passing), axis?.rows), field), size) };
  const counts = summed(passing, (set) => ownCounts(column, axis, set));
  return { [name]: termBuckets(column, counts, size), ...(field === 'price' ? { agg_range_price: rangesOf(priceSteps, countFrom(column, counts)) } : {}) };
};

/** The counts of a facet exactly as the plain engine makes them, price with its ranges (wire §7.4). */
export const facetTerms = (index: ProductIndex, populations: Populations, asked: Asked): Record<string, Buckets> => {
  const { field, size } = asked.facet;
  const passing = passingFor(populations, field);
  const axis = index.variants.byCode.get(field);
  const ofVariants = axis === undefined ? noBuckets : termBuckets(axis.column, variantCounts(index, axis, { passing, populations }), size);
  return { ...ownTerms(index, passing, asked), [`agg_terms_${field}_options`]: ofVariants };
};
