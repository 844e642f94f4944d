import { keepLatest } from '../../../keep-latest.ts';
import type { Appearance } from './looks.ts';

/** Rows in the order of some sort keys; `moved` are those that changed since and must be placed anew. */
export type SortOrder = {
  rows: Int32Array;
  /** By row its place in the order; made when it is asked for. */
  places: Int32Array | undefined;
  moved: Set<number>;
  /** What its keys read. */
  fields: readonly string[];
  /** By key, the one type its values have; undefined while none has a value. */
  types: (string | undefined)[];
};

/** Orders by what they were asked as, the one asked longest ago first. `odd` are those whose values cannot be put in one order, `looks` those that go through documents now. */
export type SortOrders = { kept: Map<string, SortOrder>; odd: Map<string, true>; looks: Set<Appearance> };

export const emptyOrders = (): SortOrders => ({ kept: new Map(), odd: new Map(), looks: new Set() });

/** So many orders are kept; shops offer a handful. */
const keptAtMost = 12;

/** Notes that the product of a row is another. */
export const noteMoved = ({ kept, odd, looks }: SortOrders, row: number): void => {
  for (const { moved } of kept.values()) moved.add(row);
  for (const { values } of looks) values.delete(row);
  if (odd.size > 0) odd.clear();
};

/** Notes of each field the rows of which it is another. */
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

/** Keeps an order, and lets go of the one that was asked for longest ago. */
export const keepOrder = ({ kept }: SortOrders, name: string, order: SortOrder): void => {
  kept.delete(name);
  kept.set(name, order);
  keepLatest(kept, keptAtMost);
};

/** Notes that by these keys there is no one order of all rows. */
export const noteOdd = ({ kept, odd }: SortOrders, name: string): void => {
  kept.delete(name);
  odd.set(name, true);
  keepLatest(odd, keptAtMost);
};

/** By row its place in an order. */
export const placesIn = (order: SortOrder): Int32Array => {
  if (order.places !== undefined) return order.places;
  const { rows } = order;
  const places = new Int32Array(rows.reduce((most, row) => Math.max(most, row), -1) + 1);
  for (let place = 0; place < rows.length; place += 1) places[rows[place] ?? 0] = place;
  order.places = places;
  return places;
};
