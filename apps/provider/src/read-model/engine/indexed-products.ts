import { type CatalogMemory, forgetView, type View } from './catalog-memory.ts';
import type { InSlices } from '@dijla/search-index/core/in-slices';
import {
  copyOfIndexedView,
  emptyIndexedView,
  type IndexedView,
  indexedViewFrom,
  letTimePass,
  storedView,
  takePrices,
  takeProduct,
  takeRows,
  takeSales,
  takeStock,
} from './indexed-view.ts';
import { viewAt } from '../documents/listed-document.ts';
import { rowsOf } from '@dijla/search-index/core/product-index/columns/bits';
import {
  beginColumns,
  endColumns,
  fillColumns,
} from '@dijla/search-index/core/product-index/columns/coming-columns';
import type { ProductIndex } from '@dijla/search-index/core/product-index/product-index';
import { addColumns } from '@dijla/search-index/core/product-index/put-products';
import type { Sharing } from '@dijla/search-index/core/product-index/columns/share-equal';
import { priceSourcesIn } from '../overlay/price-sources-in-view.ts';
import { parentsOf } from '../documents/product-parts.ts';
import type { FindPart, StoredPart } from '@dijla/search-index/node/snapshot/stored-tree';
import { stocksIn } from '../overlay/stocks-in-view.ts';

/** The index of one store view's products. */
export type IndexedProducts = {
  /**
   * Returns the index brought up to date with the memory: applies all changes since the last call and those
   * due to time.
   */
  at: (now: number) => ProductIndex;
  /**
   * Adds columns for attributes that products can now be filtered by: at once when there are few products,
   * otherwise in slices.
   */
  addFields: (codes: readonly string[]) => void;
  /** Resolves once no replacement index and no columns are being built. */
  renewed: () => Promise<void>;
  /** Stops building a replacement index or columns. */
  close: () => void;
  /** The whole index as parts, produced one by one; undefined while a replacement is due or being built. */
  stored: () => Iterable<StoredPart> | undefined;
  /** A number that changes with every change to the index. */
  revision: () => number;
  /** The index as it is, without applying pending changes. */
  held: () => Sharing;
};

/** Runs pieces of work one after the other. */
type InTurn = (work: () => Promise<void>) => Promise<void>;

/** Milliseconds to wait after a failed attempt. */
const triedAgainAfter = 60_000;

/** Maximum number of products for which columns are added at once. */
const fewProducts = 2000;

/**
 * Puts parts of other products last: most of them are not listed, so the rows of listed products stay
 * contiguous.
 */
const idsInOrder = (memory: CatalogMemory, { products }: View): number[] => {
  const [wholes, parts]: [number[], number[]] = [[], []];
  for (const id of products.keys()) (parentsOf(memory, id).length === 0 ? wholes : parts).push(id);
  return [...wholes, ...parts];
};

/**
 * Batch size: small enough not to delay other work, large enough that the setup per batch does not dominate.
 */
const few = 8;

const fewAtATime = function* (ids: readonly number[]): Generator<number[]> {
  for (let start = 0; start < ids.length; start += few) yield ids.slice(start, start + few);
};

/** Usually there is nothing to exclude, and the set is returned as it is. */
const without = (ids: Set<number>, others: ReadonlySet<number>): Set<number> =>
  others.size === 0 ? ids : ids.difference(others);

export type IndexedParts = {
  /** Called once the view reflects new tax rules. */ onRenewed: () => void;
  onTrouble: (error: unknown) => void;
  inSlices: InSlices;
  /** Runs the work of one view at a time, because each needs memory for a second index. */ inTurn: InTurn;
  /** Maximum number of products for which columns are added at once; 2,000 by default. */ fewAtMost?:
    | number
    | undefined;
  /** Finds the parts of the index saved with this memory; when absent, all products are indexed. */ stored?:
    | FindPart
    | undefined;
  /** Minimum number of products expected. */ expected?: number | undefined;
};

/** Takes the changes of a store view into its indexes. */
const takeChanges = (memory: CatalogMemory, view: View, both: readonly IndexedView[]): void => {
  const { documents, rows, stock, prices, sales } = view.changed;
  if (documents.size + rows.size + stock.size + prices.size + sales.size === 0) return;
  for (const id of documents) for (const each of both) takeProduct(each, id);
  const narrow = without(rows, documents);
  const [pieces, costs, sold] = [
    without(without(stock, documents), rows),
    without(without(prices, documents), rows),
    without(without(sales, documents), rows),
  ];
  if (narrow.size > 0) for (const each of both) takeRows(each, narrow);
  if (pieces.size > 0) for (const each of both) takeStock(each, pieces, stocksIn(memory, view));
  if (costs.size > 0) for (const each of both) takePrices(each, costs, priceSourcesIn(memory, view));
  if (sold.size > 0) for (const each of both) takeSales(each, sold);
  for (const taken of [documents, rows, stock, prices, sales]) taken.clear();
};

const itemsUntil = function* <T>(items: Iterable<T>, isClosed: () => boolean): Generator<T> {
  for (const item of items) {
    if (isClosed()) return;
    yield item;
  }
};

/**
 * Creates an index over the products of a store view. When tax rules change, every price may change: a copy
 * takes in all prices in slices while the current index keeps answering under the old rules. Both take in
 * the changes made meanwhile, and then the copy replaces the current index.
 */
// oxlint-disable-next-line max-lines-per-function -- each step changes the current index or the next one
export const indexedProducts = (
  memory: CatalogMemory,
  view: View,
  { onRenewed, onTrouble, inSlices, inTurn, stored, expected, fewAtMost = fewProducts }: IndexedParts,
): IndexedProducts => {
  let current =
    stored === undefined
      ? emptyIndexedView(memory, view, { now: 0, expected })
      : indexedViewFrom(memory, view, stored);
  let next: IndexedView | undefined;
  let [renewal, filled] = [Promise.resolve(), Promise.resolve()];
  const awaited = new Set<string>();
  let [isBegun, isClosed, notBefore] = [false, false, -Infinity];
  const unlessClosed = <T>(items: Iterable<T>) => itemsUntil(items, () => isClosed);
  view.isIndexed = true;
  if (stored === undefined) view.changed.documents = new Set(idsInOrder(memory, view));

  const renew = async (): Promise<void> => {
    let taxes: CatalogMemory['taxes'];
    do {
      taxes = memory.taxes;
      const made = copyOfIndexedView(memory, { ...view, heldTaxes: undefined }, current);
      next = made;
      const sourceOf = priceSourcesIn(memory, view);
      await inSlices(unlessClosed(fewAtATime(made.index.ids)), (ids) => takePrices(made, ids, sourceOf));
      if (isClosed) return;
    } while (taxes !== memory.taxes);
    view.heldTaxes = undefined;
    forgetView(view);
    // Documents of earlier hits may still be requested from the old index, and what is built from them is
    // cached.
    current.at = viewAt(memory, view, current.at.now);
    current = Object.assign(next, { view });
    onRenewed();
  };

  const fill = async (codes: readonly string[]): Promise<void> => {
    const { index } = current;
    beginColumns(index, codes);
    await inSlices(unlessClosed(rowsOf(index.alive)), (row) => fillColumns(index, row));
    if (!isClosed) endColumns(index);
  };

  const addFields = (codes: readonly string[]): void => {
    const added = codes.filter((code) => !awaited.has(code));
    if (current.index.ids.length <= fewAtMost) addColumns(current.index, added, 'sparse');
    else if (added.length > 0) {
      for (const code of added) awaited.add(code);
      filled = inTurn(() => fill(added))
        .catch((error: unknown) => {
          current.index.coming.clear();
          onTrouble(error);
        })
        .finally(() => added.forEach((code) => awaited.delete(code)));
    }
  };

  const begin = (): void => {
    isBegun = true;
    renewal = inTurn(renew)
      .catch((error: unknown) => {
        notBefore = current.at.now + triedAgainAfter;
        onTrouble(error);
      })
      .finally(() => {
        next = undefined;
        isBegun = false;
      });
  };

  return {
    at: (now) => {
      const both = next === undefined ? [current] : [current, next];
      for (const each of both) each.at = viewAt(memory, each.view, now);
      takeChanges(memory, view, both);
      letTimePass(current);
      if (view.heldTaxes !== undefined && !isBegun && now >= notBefore) begin();
      return current.index;
    },
    addFields,
    renewed: async () => {
      await renewal;
      await filled;
    },
    close: () => {
      isClosed = true;
    },
    stored: () => (next === undefined && view.heldTaxes === undefined ? storedView(current) : undefined),
    revision: () => current.index.revision,
    held: () => ({ index: current.index, instants: [current.since, current.until] }),
  };
};
