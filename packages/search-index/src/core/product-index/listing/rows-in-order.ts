import { facetField } from '../../scan/catalog-filters.ts';
import {
  type CompareTexts,
  compareValues,
  orderOf,
  sortedValue,
  type SortValue,
  type ValueOrder,
} from '../../scan/sort-order.ts';
import type { SortKey } from '../../search-engine.ts';
import { hasBit, rowsOf } from '../columns/bits.ts';
import type { ProductIndex } from '../product-index.ts';
import { noTerm } from '../columns/row-cells.ts';
import { rowReader } from '../columns/row-reader.ts';
import { keepOrder, noteOdd, type SortOrder } from './sort-orders.ts';
import { ordinalsAt } from '../columns/term-column.ts';

type Key = ValueOrder & { valueAt: (row: number) => SortValue };

/** Below `noTerm`: the row's values have to be looked up. */
const severalTerms = noTerm - 1;

const keyFor = (index: ProductIndex, key: SortKey, compareNames: CompareTexts): Key => {
  const [field, order] = [facetField(key.field), orderOf(key, compareNames)];
  const column = index.columns.get(field)?.column;
  const read = rowReader(index, field);
  const valueAt = (row: number): SortValue => {
    if (field === 'id') return index.ids[row];
    if (column === undefined || column.isOdd) return sortedValue(read(row), order);
    const cell = column.place.kind === 'cells' ? (column.place.cells[row] ?? noTerm) : severalTerms;
    if (cell >= noTerm) return cell === noTerm ? undefined : sortedValue([column.terms[cell]], order);
    return sortedValue(
      ordinalsAt(column, row).map((ordinal) => column.terms[ordinal]),
      order,
    );
  };
  return { ...order, valueAt };
};

export type Order = { compareNames: CompareTexts; random: () => number };

/**
 * Sorts rows, given in order of id, by keys whose values have several types or are random; each value is
 * read once.
 */
export const rowsSorted = (
  index: ProductIndex,
  rows: Int32Array,
  { sort, order: { compareNames, random } }: { sort: readonly SortKey[]; order: Order },
): number[] => {
  const keys = sort.map((key): Key => ({
    ...keyFor(index, key, compareNames),
    ...(key.field === 'random' ? { valueAt: random } : {}),
  }));
  const read = Array.from(rows, (row) => ({ row, values: keys.map(({ valueAt }) => valueAt(row)) }));
  const compared = keys.map(
    (key, place) => (one: SortValue[], other: SortValue[]) => compareValues(one[place], other[place], key),
  );
  return read
    .sort((one, other) => {
      for (const compare of compared) {
        const order = compare(one.values, other.values);
        if (order !== 0) return order;
      }
      return 0;
    })
    .map(({ row }) => row);
};

type Compare = (one: number, other: number) => number;

const comparing =
  ({ ids }: ProductIndex, keys: readonly Key[]): Compare =>
  (one, other) => {
    for (const key of keys) {
      const order = compareValues(key.valueAt(one), key.valueAt(other), key);
      if (order !== 0) return order;
    }
    return (ids[one] ?? 0) - (ids[other] ?? 0);
  };

/**
 * Whether the values of these rows have one type per key: that in `types`, which is set by the first value.
 */
const haveOneType = (
  rows: Iterable<number>,
  keys: readonly Key[],
  types: (string | undefined)[],
): boolean => {
  for (const row of rows) {
    for (const [place, { valueAt }] of keys.entries()) {
      const value = valueAt(row);
      if (value === undefined) continue;
      types[place] ??= typeof value;
      if (types[place] !== typeof value || Number.isNaN(value)) return false;
    }
  }
  return true;
};

/** Sorts all rows; each value is read once instead of in every comparison. */
const sorted = (index: ProductIndex, keys: readonly Key[]): Int32Array => {
  const rows = rowsOf(index.alive);
  const read = keys.map((key): Key => {
    const values: SortValue[] = Array.from({ length: index.ids.length });
    for (const row of rows) values[row] = key.valueAt(row);
    return { ...key, valueAt: (row) => values[row] };
  });
  return rows.sort(comparing(index, read));
};

const placeOf = (rows: Int32Array, row: number, compare: Compare): number => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(rows[middle] ?? 0, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Returns the order with its moved rows inserted at their new places. */
const repaired = (index: ProductIndex, { rows, moved }: SortOrder, compare: Compare): Int32Array => {
  const kept = rows.filter((row) => !moved.has(row));
  const placed = [...moved].filter((row) => hasBit(index.alive, row)).sort(compare);
  const all = new Int32Array(kept.length + placed.length);
  let from = 0;
  for (const [count, row] of placed.entries()) {
    const to = placeOf(kept, row, compare);
    all.set(kept.subarray(from, to), from + count);
    all[to + count] = row;
    from = to;
  }
  all.set(kept.subarray(from), from + placed.length);
  return all;
};

/** Above this share of moved rows, sorting all rows is faster. */
const repairedAtMost = 1 / 8;

/**
 * Returns all rows in the order of the keys, exactly as the plain engine sorts them. Undefined when the
 * values of a key have several types, because then there is no consistent order of all rows. The order is
 * cached and updated where products changed.
 */
export const rowsInOrder = (
  index: ProductIndex,
  sort: readonly SortKey[],
  compareNames: CompareTexts,
): SortOrder | undefined => {
  const { orders } = index;
  const name = JSON.stringify(sort);
  if (orders.odd.has(name)) return undefined;
  const keys = sort.map((key) => keyFor(index, key, compareNames));
  const known = orders.kept.get(name);
  if (known?.moved.size === 0) return known;
  const isMended = known !== undefined && known.moved.size < known.rows.length * repairedAtMost;
  const types = isMended ? known.types : keys.map(() => undefined);
  const looked = isMended ? [...known.moved].filter((row) => hasBit(index.alive, row)) : rowsOf(index.alive);
  if (!haveOneType(looked, keys, types)) {
    noteOdd(orders, name);
    return undefined;
  }
  const rows = isMended ? repaired(index, known, comparing(index, keys)) : sorted(index, keys);
  const made: SortOrder = {
    rows,
    places: undefined,
    moved: new Set(),
    fields: sort.map(({ field }) => facetField(field)),
    types,
  };
  keepOrder(orders, name, made);
  return made;
};
