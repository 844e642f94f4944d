import { facetField } from '../../scan/catalog-filters.ts';
import { type Condition, conditionOf } from '../../query/condition.ts';
import type { AppliedFilter } from '../../search-engine.ts';
import { passingBits, passingCopy } from './answer-memory.ts';
import { type Bits, intersect, setBit, trimmed, unite } from '../columns/bits.ts';
import { columnCondition, rowsHolding } from '../columns/column-condition.ts';
import { idRowsHolding } from '../columns/id-rows.ts';
import { keyRowsHolding } from '../columns/key-column.ts';
import type { ProductIndex } from '../product-index.ts';
import { rowReaders } from '../columns/row-reader.ts';
import { passingRowsOf } from '../columns/row-set.ts';
import { isLookedUp } from '../texts/sought-fields.ts';

/**
 * A filter that has a condition. For products, `price` and `final_price` are the same field: the price paid.
 */
export type RowFilter = { field: string; value: unknown; condition: Condition };

export const rowFilters = (applied: readonly AppliedFilter[]): RowFilter[] =>
  applied.flatMap(({ attribute, value }) => {
    const condition = conditionOf(value);
    return condition === undefined ? [] : [{ field: facetField(attribute), value, condition }];
  });

/** Returns the given rows for which every filter holds, or some filter, by reading each document once. */
const rowsOfDocuments = (
  index: ProductIndex,
  within: Bits,
  { filters, how }: { filters: readonly RowFilter[]; how: 'every' | 'some' },
): Bits => {
  const read = rowReaders(
    index,
    filters.map(({ field }) => field),
  );
  const tests = filters.map(
    ({ condition }, place) =>
      (row: number): boolean =>
        condition.holds(read[place]?.(row) ?? []),
  );
  const rows = passingBits(within.length << 5);
  for (const row of passingRowsOf(within)) if (tests[how]((holds) => holds(row))) setBit(rows, row);
  return rows;
};

/**
 * Returns the given rows for which a filter holds, using the field's column or, without one, the documents.
 */
export const rowsOfFilter = (index: ProductIndex, within: Bits, filter: RowFilter): Bits => {
  const { field, value, condition } = filter;
  if (field === 'id') return idRowsHolding(index, condition, { value, within });
  const column = index.columns.get(field)?.column;
  if (column !== undefined && !column.isOdd)
    return rowsHolding(column, columnCondition(column, condition, value), within);
  const keys = index.keys.get(field);
  if (keys !== undefined && !keys.isOdd) return keyRowsHolding(keys, condition, { value, within });
  return rowsOfDocuments(index, within, { filters: [filter], how: 'every' });
};

/** Separates filters of fields that have a column or occur in no product from those that need documents. */
const byPace = (index: ProductIndex, filters: readonly RowFilter[]) => {
  const { quick = [], slow = [] } = Object.groupBy(filters, ({ field }) =>
    isLookedUp(index, field) ? 'slow' : 'quick',
  );
  return { quick, slow };
};

const defaultFilters = (applied: readonly AppliedFilter[]): RowFilter[] =>
  rowFilters(applied.filter(({ scope }) => scope === 'default'));

const passing = (index: ProductIndex, filters: readonly RowFilter[]): Bits => {
  const rows = passingCopy(index.alive);
  for (const filter of filters) intersect(rows, rowsOfFilter(index, rows, filter));
  return rows;
};

/**
 * Returns the rows that pass the filters of scope `default`, except for the joined group and filters that
 * need documents.
 */
export const rowsByColumns = (index: ProductIndex, applied: readonly AppliedFilter[]): Bits =>
  passing(
    index,
    byPace(
      index,
      defaultFilters(applied).filter(({ condition }) => condition.group === 'all'),
    ).quick,
  );

/**
 * Returns the rows that pass the filters of scope `default`: every single filter, and at least one of the
 * joined group (wire §7.2). Documents are read last, when few rows are left.
 */
export const rowsListed = (index: ProductIndex, applied: readonly AppliedFilter[]): Bits => {
  const { all: each = [], one: joined = [] } = Object.groupBy(
    defaultFilters(applied),
    ({ condition }) => condition.group,
  );
  const [ofEach, ofJoined] = [byPace(index, each), byPace(index, joined)];
  const rows = passing(index, ofEach.quick);
  if (ofEach.slow.length > 0)
    intersect(rows, rowsOfDocuments(index, rows, { filters: ofEach.slow, how: 'every' }));
  if (joined.length === 0) return trimmed(rows);
  const any = passingBits(rows.length << 5);
  for (const filter of ofJoined.quick) unite(any, rowsOfFilter(index, rows, filter));
  if (ofJoined.slow.length > 0)
    unite(any, rowsOfDocuments(index, rows, { filters: ofJoined.slow, how: 'some' }));
  intersect(rows, any);
  return trimmed(rows);
};
