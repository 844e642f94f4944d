import type { Document, SortKey } from '../search-engine.ts';
import { facetField } from './catalog-filters.ts';
import { fieldReaderOf, memberOf } from '../query/field-values.ts';

export type SortValue = string | number | undefined;
export type CompareTexts = (one: string, other: string) => number;

export type ValueOrder = Pick<SortKey, 'descending' | 'missing' | 'mode'> & { compareTexts: CompareTexts };

/**
 * Compares two values of a key; missing values come last in both directions, or first where the key says so.
 */
export const compareValues = (
  one: SortValue,
  other: SortValue,
  { descending, missing, compareTexts }: ValueOrder,
): number => {
  if (one === undefined || other === undefined)
    return one === other ? 0 : (one === undefined) === (missing === 'first') ? -1 : 1;
  const order =
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : compareTexts(String(one), String(other));
  return descending ? -order : order;
};

/**
 * The sort value of a value: booleans are 0 and 1, and anything that is not a single value counts as
 * missing.
 */
const plain = (value: unknown): SortValue => {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
};

/** Returns the one of a field's values that a document is sorted by. */
export const sortedValue = (values: readonly unknown[], order: ValueOrder): SortValue => {
  if (values.length < 2) return plain(values[0]);
  const isGreatest = order.mode === undefined ? order.descending : order.mode === 'max';
  const better = { descending: isGreatest, compareTexts: order.compareTexts };
  return values.map(plain).reduce((best, value) => (compareValues(value, best, better) < 0 ? value : best));
};

/** Returns how the values of a key are ordered; names are ordered by the store's language. */
export const orderOf = ({ field, ...rest }: SortKey, compareNames: CompareTexts): ValueOrder => ({
  ...rest,
  compareTexts: memberOf(field) === 'name' ? compareNames : byCodeUnits,
});

const byCodeUnits: CompareTexts = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

type Sorted = { document: Document; values: SortValue[]; id: number };

/**
 * Returns documents in the order of the keys, ascending unless a key says otherwise. Equal documents are
 * ordered by id, so that paging is stable. `random` is a key of its own (wire §7.5).
 */
export const inOrder = (
  documents: readonly Document[],
  keys: readonly SortKey[],
  { compareNames, random }: { compareNames: CompareTexts; random: () => number },
): Document[] => {
  const orders = keys.map((key) => orderOf(key, compareNames));
  const readers = keys.map(({ field }, place) => {
    const [read, order] = [fieldReaderOf(facetField(field)), orders[place]];
    return (document: Document): SortValue =>
      field === 'random' || order === undefined ? random() : sortedValue(read(document), order);
  });
  const rows: Sorted[] = documents.map((document) => ({
    document,
    values: readers.map((read) => read(document)),
    id: Number(document['id']),
  }));
  const compare = (one: Sorted, other: Sorted): number => {
    for (const [index, valueOrder] of orders.entries()) {
      const order = compareValues(one.values[index], other.values[index], valueOrder);
      if (order !== 0) return order;
    }
    return one.id - other.id;
  };
  return rows.sort(compare).map(({ document }) => document);
};
