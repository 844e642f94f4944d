import { isPriced } from '../field-origins.ts';
import type { Document } from '../../search-engine.ts';
import { rowsOf } from './bits.ts';
import {
  copyOfFieldColumn,
  emptyFieldColumn,
  type FieldColumn,
  type GivenRow,
  placeField,
  placeRows,
} from './field-column.ts';
import type { ListPrices, ProductIndex } from '../product-index.ts';
import { emptyOrders, noteMoved, noteMovedBy } from '../listing/sort-orders.ts';

/** A product's documents under the price lists in which it has prices of its own. */
export type ListedDocuments = ReadonlyMap<string, Document>;

/** Returns the columns of a price list; a new list starts with a copy of the store's own prices. */
const listFor = ({ columns, lists }: ProductIndex, priceList: string): ListPrices => {
  const known = lists.get(priceList);
  if (known !== undefined) return known;
  const priced = [...columns.values()].filter(({ field }) => isPriced(field));
  const made: ListPrices = {
    columns: new Map(priced.map((each) => [each.field, copyOfFieldColumn(each)])),
    orders: emptyOrders(),
  };
  lists.set(priceList, made);
  return made;
};

/** For a product without prices of its own in any list. */
export const noneListed: ListedDocuments = new Map();

type Placed = { document: Document; listed: ListedDocuments; length: number };

/** Sets a row's prices under every price list; a list without prices for the product uses the store's. */
export const placeInLists = (
  index: ProductIndex,
  row: number,
  { document, listed, length }: Placed,
): void => {
  for (const priceList of listed.keys()) listFor(index, priceList);
  for (const [priceList, { columns }] of index.lists) {
    const shown = listed.get(priceList) ?? document;
    for (const known of columns.values()) placeField(known, row, { document: shown, length });
  }
};

export const noteMovedInLists = (lists: ProductIndex['lists'], row: number): void => {
  for (const { orders } of lists.values()) noteMoved(orders, row);
};

/**
 * A row with its prices and its own prices under price lists; `listed` is absent where no price can have
 * changed.
 */
export type GivenPrices = GivenRow & { listed?: ListedDocuments };

/**
 * Like `placeInLists` for many rows. For a field of which the list has no column, `rowsWithOther` returns
 * the rows where it changed.
 */
export const placeRowsInLists = (
  index: ProductIndex,
  given: readonly GivenPrices[],
  { length, rowsWithOther }: { length: number; rowsWithOther: (field: string) => Iterable<number> },
): void => {
  const priced = given.filter(({ listed }) => listed !== undefined);
  for (const { listed = noneListed } of priced)
    for (const priceList of listed.keys()) listFor(index, priceList);
  for (const [priceList, { columns, orders }] of index.lists) {
    const shown = priced.map(({ row, document, listed }) => ({
      row,
      document: listed?.get(priceList) ?? document,
    }));
    const moved = new Map(
      [...columns.values()].map((known) => [known.field, placeRows(known, shown, length)]),
    );
    noteMovedBy(orders, (field) => moved.get(field) ?? rowsWithOther(field));
  }
};

/** Adds to every price list the price-dependent columns among the added ones. */
export const addListColumns = (
  { lists, alive, ids, documentOf, capacity }: ProductIndex,
  added: readonly FieldColumn[],
): void => {
  const priced = added.filter(({ field }) => isPriced(field));
  for (const [priceList, { columns }] of lists) {
    for (const { field } of priced) {
      const made = emptyFieldColumn(field);
      for (const row of rowsOf(alive))
        placeField(made, row, {
          document: documentOf(ids[row] ?? 0, { field, priceList }),
          length: Math.max(capacity, ids.length),
        });
      columns.set(field, made);
    }
  }
};

/** Returns the index as seen under a price list; the same index when no product has prices in that list. */
export const underList = (index: ProductIndex, priceList: string | undefined): ProductIndex => {
  const prices = priceList === undefined ? undefined : index.lists.get(priceList);
  if (prices === undefined) return index;
  return {
    ...index,
    columns: new Map([...index.columns, ...prices.columns]),
    orders: prices.orders,
    priceList,
  };
};
