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
import { type Counts, countsIn, rowSet, type RowSet } from './row-set.ts';
import { keyOf, type TermColumn } from './term-column.ts';
import type { Axis } from './variant-axes.ts';

type Asked = { facet: AvailableFilter; priceSteps: readonly number[] };

/** Adds each row once for every value among its variants that fit the other axes' filters. */
const addFitting = (counts: Counts, rows: Int32Array, { index, axis, populations }: { index: ProductIndex; axis: Axis; populations: Populations }): void => {
  const lastSeen = new Int32Array(counts.length).fill(noTerm);
  for (const row of rows) {
    const variants = index.variants.byRow[row];
    if (variants === undefined) continue;
    const { axes, cells, count } = variants;
    const others = populations.askedOf(axes).filter(({ filter }) => filter.axis !== axis);
    const place = axes.indexOf(axis);
    for (let variant = 0; variant < count; variant += 1) {
      const ordinal = cells[variant * axes.length + place] ?? noTerm;
      if (ordinal < 0 || lastSeen[ordinal] === row) continue;
      if (!others.every(({ filter, place: other }) => filter.fits(cells[variant * axes.length + other] ?? noTerm))) continue;
      lastSeen[ordinal] = row;
      counts[ordinal] = (counts[ordinal] ?? 0) + 1;
    }
  }
};

const variantCounts = (index: ProductIndex, axis: Axis, { rows, populations }: { rows: Bits; populations: Populations }): Counts => {
  // Of the others no filter asks for another axis than this one.
  const judged = askedRows(populations.filters.filter((filter) => filter.axis !== axis), rows);
  const plain = rows.slice();
  subtract(plain, judged);
  const counts = countsIn(axis.column, rowSet(plain));
  addFitting(counts, rowsOf(judged), { index, axis, populations });
  return counts;
};

const bucketsOf = ({ terms }: TermColumn, counts: Counts, size: number): Buckets => {
  const byKey = new Map<string | number, number>();
  for (let ordinal = 0; ordinal < counts.length; ordinal += 1) {
    const [count, term] = [counts[ordinal] ?? 0, terms[ordinal]];
    if (count > 0 && term !== undefined) byKey.set(keyOf(term), (byKey.get(keyOf(term)) ?? 0) + count);
  }
  return termsOf(byKey, size);
};

const noBuckets: Buckets = { doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets: [] };

/** What is counted for an attribute: all that passes while its own filters are left out. */
const populationFor = ({ hits, only }: Populations, attribute: string): RowSet => {
  const more = only.get(attribute);
  if (more === undefined) return hits;
  const rows = noBits(Math.max(hits.bits.length, more.length) << 5);
  unite(rows, hits.bits);
  unite(rows, more);
  return rowSet(rows);
};

const countFrom = ({ terms }: TermColumn, counts: Counts) => (from: number, to: number): number => {
  let count = 0;
  for (const [ordinal, price] of terms.entries()) if (typeof price === 'number' && price >= from && price < to) count += counts[ordinal] ?? 0;
  return count;
};

const countInDocuments = (index: ProductIndex, rows: Bits, field: string): Map<string | number, number> => {
  const read = rowReader(index, facetField(field));
  const counts = new Map<string | number, number>();
  // In order of id, as buckets of one writing keep the order in which they were met.
  for (const row of rowsOf(rows).sort((one, other) => (index.ids[one] ?? 0) - (index.ids[other] ?? 0))) for (const key of keysOf(read(row))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const ownTerms = (index: ProductIndex, rows: RowSet, { facet: { field, size }, priceSteps }: Asked): Record<string, Buckets> => {
  const column = index.columns.get(facetField(field))?.column;
  const name = `agg_terms_${field}`;
  if (column === undefined || column.isOdd) return { [name]: termsOf(countInDocuments(index, rows.bits, field), size) };
  const counts = countsIn(column, rows);
  return { [name]: bucketsOf(column, counts, size), ...(field === 'price' ? { agg_range_price: rangesOf(priceSteps, countFrom(column, counts)) } : {}) };
};

/** The counts of a facet exactly as the plain engine makes them, price with its ranges (wire §7.4). */
export const facetTerms = (index: ProductIndex, populations: Populations, asked: Asked): Record<string, Buckets> => {
  const { field, size } = asked.facet;
  const rows = populationFor(populations, field);
  const axis = index.variants.byCode.get(field);
  const name = `agg_terms_${field}_options`;
  if (axis === undefined) return { ...ownTerms(index, rows, asked), [name]: noBuckets };
  const [own, ofVariants] = [rows.bits.slice(), rows.bits.slice()];
  subtract(own, axis.rows);
  intersect(ofVariants, axis.rows);
  return { ...ownTerms(index, rowSet(own), asked), [name]: bucketsOf(axis.column, variantCounts(index, axis, { rows: ofVariants, populations }), size) };
};
