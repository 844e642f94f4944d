import type { Document, SortKey } from '../engine/search-engine.ts';
import { facetField } from './catalog-filters.ts';
import { fieldReaderOf, memberOf } from './field-values.ts';

export type SortValue = string | number | undefined;
export type CompareTexts = (one: string, other: string) => number;

export type ValueOrder = Pick<SortKey, 'descending' | 'missing' | 'mode'> & { compareTexts: CompareTexts };

/** Order of two values of a key; what is missing comes last either way, or first where the key says so. */
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

/** A value as it is sorted: booleans as 0 and 1, what is no single value as none. */
const plain = (value: unknown): SortValue => {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
};

/** What a document is sorted by, of all its values of a field. */
export const sortedValue = (values: readonly unknown[], order: ValueOrder): SortValue => {
  if (values.length < 2) return plain(values[0]);
  const isGreatest = order.mode === undefined ? order.descending : order.mode === 'max';
  const better = { descending: isGreatest, compareTexts: order.compareTexts };
  return values.map(plain).reduce((best, value) => (compareValues(value, best, better) < 0 ? value : best));
};

/** How the values of a key are ordered: names as the store's language sorts them. */
export const orderOf = ({ field, ...rest }: SortKey, compareNames: CompareTexts): ValueOrder => ({
  ...rest,
  compareTexts: memberOf(field) === 'name' ? compareNames : byCodeUnits,
});

export const byCodeUnits: CompareTexts = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

type Sorted = { document: Document; values: SortValue[]; id: number };

/**
 * Documents in the order of the keys, ascending unless a key says otherwise, equal ones in order of id, so that paging is stable.
 * `random` is a key of its own (wire §7.5).
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
