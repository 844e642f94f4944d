import type { Document, SortKey } from '../search-engine.ts';
import { facetField } from './catalog-filters.ts';
import { fieldReaderOf } from './field-values.ts';

export type SortValue = string | number | undefined;
export type CompareTexts = (one: string, other: string) => number;

export type ValueOrder = { descending: boolean; compareTexts: CompareTexts };

/** Order of two values of a key; what is missing comes last either way. */
export const compareValues = (one: SortValue, other: SortValue, { descending, compareTexts }: ValueOrder): number => {
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1;
  const order = typeof one === 'number' && typeof other === 'number' ? one - other : compareTexts(String(one), String(other));
  return descending ? -order : order;
};

/** A value as it is sorted: booleans as 0 and 1, what is no single value as none. */
export const plain = (value: unknown): SortValue => {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
};

export const byCodeUnits: CompareTexts = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

type Sorted = { document: Document; values: SortValue[]; id: number };

/**
 * Documents in the order of the keys, ascending unless a key says otherwise; documents without the field come last either
 * way, equal ones in order of id, so that paging is stable. `random` is a key of its own (wire §7.5). Names are compared
 * as the store's language sorts them.
 */
export const inOrder = (
  documents: readonly Document[],
  keys: readonly SortKey[],
  { compareNames, random }: { compareNames: CompareTexts; random: () => number },
): Document[] => {
  const readers = keys.map(({ field }) => {
    const read = fieldReaderOf(facetField(field));
    return (document: Document): SortValue => (field === 'random' ? random() : plain(read(document)[0]));
  });
  const rows: Sorted[] = documents.map((document) => ({ document, values: readers.map((read) => read(document)), id: Number(document['id']) }));
  const orders = keys.map(({ field, descending }): ValueOrder => ({ descending, compareTexts: field === 'name' ? compareNames : byCodeUnits }));
  const compare = (one: Sorted, other: Sorted): number => {
    for (const [index, valueOrder] of orders.entries()) {
      const order = compareValues(one.values[index], other.values[index], valueOrder);
      if (order !== 0) return order;
    }
    return one.id - other.id;
  };
  return rows.sort(compare).map(({ document }) => document);
};
