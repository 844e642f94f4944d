import { LRUCache } from 'lru-cache';
import type { StoreView } from '../../store-views/store-views.ts';
import type { CartLine } from '../lines/cart-line.ts';
import type { LineRow } from './cart-snapshot.ts';

/** A cart's lines in a store view, ordered by id, and the rows they were built from. */
type Lines = { store: StoreView; rows: readonly LineRow[]; lines: readonly CartLine[] };

/** About 20 MB, including the results cached with each line. */
const linesAtMost = 5000;

const known = new LRUCache<string, Lines>({
  maxSize: linesAtMost,
  sizeCalculation: ({ lines }) => lines.length,
});

/** Caches the lines of a cart. Evicts the least recently used carts; empty carts are not cached. */
export const keepLines = (cartId: string, made: Lines): void => {
  known.set(cartId, made.lines.length > 0 ? made : undefined);
};

/**
 * Returns a function that finds the cached line last built from an equal row; the facts behind it may have
 * changed since. It must be called in ascending order of line ids.
 */
export const linesBefore = (cartId: string, store: StoreView): ((row: LineRow) => CartLine | undefined) => {
  const before = known.get(cartId);
  const { rows, lines } = before?.store === store ? before : { rows: [], lines: [] };
  let at = 0;
  return ({ item_id, qty, product_option }) => {
    while ((rows[at]?.item_id ?? Infinity) < item_id) at += 1;
    const had = rows[at];
    return had?.item_id === item_id && had.qty === qty && had.product_option === product_option
      ? lines[at]
      : undefined;
  };
};
