import { isPriced } from '../../overlay/shown-product.ts';
import type { Document } from '../../engine/search-engine.ts';
import { rowsOf } from './bits.ts';
import {
  copyOfFieldColumn,
  emptyFieldColumn,
  type FieldColumn,
  type GivenRow,
  placeField,
  placeRows,
} from './field-column.ts';
import type { ProductIndex } from '../product-index.ts';
import { emptyOrders, noteMoved, noteMovedBy, type SortOrders } from '../listing/sort-orders.ts';

/** The fields of all products that hang on prices, as one price list has them, and rows in orders by them. */
export type ListPrices = { columns: Map<string, FieldColumn>; orders: SortOrders };

/** A product's documents under those price lists in which it has prices of its own. */
export type ListedDocuments = ReadonlyMap<string, Document>;

/** A list that is new here has had the store's own prices so far. */
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

/** Of a product that has none. */
export const noneListed: ListedDocuments = new Map();

type Placed = { document: Document; listed: ListedDocuments; length: number };

/** Puts a row's prices in place under every list: where it has none of its own they are the store's. */
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

/** A row with its prices, and those under lists in which it has its own; none where no price can be another. */
export type GivenPrices = GivenRow & { listed?: ListedDocuments };

/** The same for many rows at once. `rowsWithOther` tells of fields that a list has no column of the rows of which they are others. */
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

/** Makes the columns of every list beside those that were made, as far as they hang on prices. */
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

/** The index as one price list has it; where nobody has prices of that list, it is the same. */
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
