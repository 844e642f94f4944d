import { type Condition, conditionOf } from '../scan/condition.ts';
import { fieldReaderOf } from '../scan/field-values.ts';
import type { AppliedFilter } from '../search-engine.ts';
import { type Bits, intersect, noBits, trimmed, unite } from './bits.ts';
import { columnCondition, rowsHolding } from './column-condition.ts';
import { type ProductIndex, rowsPassing } from './product-index.ts';

/** A filter that says something. */
export type RowFilter = { field: string; value: unknown; condition: Condition };

export const rowFilters = (applied: readonly AppliedFilter[], fieldOf: (attribute: string) => string): RowFilter[] =>
  applied.flatMap(({ attribute, value }) => {
    const condition = conditionOf(value);
    return condition === undefined ? [] : [{ field: fieldOf(attribute), value, condition }];
  });

export const hasColumn = ({ columns }: ProductIndex, field: string): boolean => columns.get(field)?.column.isOdd === false;

/** Those of the given rows of which a filter holds: by the field's column, without one by the documents. */
export const rowsOfFilter = (index: ProductIndex, within: Bits, { field, value, condition }: RowFilter): Bits => {
  const column = index.columns.get(field)?.column;
  if (column !== undefined && !column.isOdd) return rowsHolding(column, columnCondition(column, condition, value), within);
  const read = fieldReaderOf(field);
  return rowsPassing(index, within, { field, passes: (document) => condition.holds(read(document)) });
};

/** Rows that pass the filters of scope `default`: each of them, of the joined group at least one (wire §7.2). Documents are looked at last, when few rows are left. */
export const rowsListed = (index: ProductIndex, applied: readonly AppliedFilter[]): Bits => {
  const filters = rowFilters(applied.filter(({ scope }) => scope === 'default'), (attribute) => attribute);
  const each = filters.filter(({ condition }) => condition.group === 'all');
  const joined = filters.filter(({ condition }) => condition.group === 'one');
  const rows = index.alive.slice();
  const isQuick = ({ field }: RowFilter): boolean => hasColumn(index, field);
  for (const filter of [...each.filter(isQuick), ...each.filter((filter) => !isQuick(filter))]) intersect(rows, rowsOfFilter(index, rows, filter));
  if (joined.length === 0) return trimmed(rows);
  const any = noBits(rows.length << 5);
  for (const filter of joined) unite(any, rowsOfFilter(index, rows, filter));
  intersect(rows, any);
  return trimmed(rows);
};
