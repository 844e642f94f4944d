import { LRUCache } from 'lru-cache';
import type { StoreView } from '../../store-views/store-views.ts';
import type { CartLine } from '../cart-of.ts';
import type { LineRow } from './cart-snapshot.ts';

/** A cart's lines as a store view shows them, in order of their ids, and the rows they were made of. */
type Lines = { store: StoreView; rows: readonly LineRow[]; lines: readonly CartLine[] };

/** Some 20 MB, with all that is kept with a line. */
const linesAtMost = 5000;

const known = new LRUCache<string, Lines>({
  maxSize: linesAtMost,
  sizeCalculation: ({ lines }) => lines.length,
});

/** Keeps what was made of a cart's lines; carts that were asked for the longest ago are forgotten, and empty ones. */
export const keepLines = (cartId: string, made: Lines): void => {
  known.set(cartId, made.lines.length > 0 ? made : undefined);
};

/** Tells the line that was made of a row like this one the last time, whose facts may be others now; to be asked in order of ids. */
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
