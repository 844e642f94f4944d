import { keepLatest } from '@dijla/caching/keep-latest';

/**
 * The values read from documents for one search, by row, for fields without columns. Rows that change are
 * removed.
 */
export type Appearance = { fields: readonly string[]; values: Map<number, readonly (readonly unknown[])[]> };

/** Rows in the order of some sort keys; `moved` are rows that have changed since and must be placed again. */
export type SortOrder = {
  rows: Int32Array;
  /** Position in the order by row; computed on first request. */
  places: Int32Array | undefined;
  moved: Set<number>;
  /** The fields its keys read. */
  fields: readonly string[];
  /** By key, the type of its values; undefined while no row has a value. */
  types: (string | undefined)[];
};

/**
 * Cached orders by their keys as JSON, least recently used first. `odd` are keys whose values have no
 * consistent order; `looks` are the searches that are reading documents now.
 */
export type SortOrders = { kept: Map<string, SortOrder>; odd: Map<string, true>; looks: Set<Appearance> };

export const emptyOrders = (): SortOrders => ({ kept: new Map(), odd: new Map(), looks: new Set() });

/** Maximum number of cached orders; shops offer a handful. */
const keptAtMost = 12;

/** Records that the product of a row has changed. */
export const noteMoved = ({ kept, odd, looks }: SortOrders, row: number): void => {
  for (const { moved } of kept.values()) moved.add(row);
  for (const { values } of looks) values.delete(row);
  if (odd.size > 0) odd.clear();
};

/** Records, for each field, the rows where it has changed. */
export const noteMovedBy = (
  { kept, odd, looks }: SortOrders,
  rowsWithOther: (field: string) => Iterable<number>,
): void => {
  for (const { moved, fields } of kept.values())
    for (const field of fields) for (const row of rowsWithOther(field)) moved.add(row);
  for (const { values, fields } of looks)
    for (const field of fields) for (const row of rowsWithOther(field)) values.delete(row);
  if (odd.size > 0) odd.clear();
};

/** Caches an order and evicts the least recently used one. */
export const keepOrder = ({ kept }: SortOrders, name: string, order: SortOrder): void => {
  kept.delete(name);
  kept.set(name, order);
  keepLatest(kept, keptAtMost);
};

/** Records that the values of these keys have no consistent order. */
export const noteOdd = ({ kept, odd }: SortOrders, name: string): void => {
  kept.delete(name);
  odd.set(name, true);
  keepLatest(odd, keptAtMost);
};

/** Returns the position in an order by row. */
export const placesIn = (order: SortOrder): Int32Array => {
  if (order.places !== undefined) return order.places;
  const { rows } = order;
  const places = new Int32Array(rows.reduce((most, row) => Math.max(most, row), -1) + 1);
  for (let place = 0; place < rows.length; place += 1) places[rows[place] ?? 0] = place;
  order.places = places;
  return places;
};
