import { type CatalogMemory, forgetView, type View } from './catalog-memory.ts';
import type { InSlices } from '../feed/in-slices.ts';
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
import { rowsOf } from '../product-index/columns/bits.ts';
import { beginColumns, endColumns, fillColumns } from '../product-index/columns/coming-columns.ts';
import { addColumns, type ProductIndex } from '../product-index/product-index.ts';
import type { Sharing } from '../product-index/columns/share-equal.ts';
import { priceSourcesIn } from '../overlay/price-sources-in-view.ts';
import { parentsOf } from '../documents/product-parts.ts';
import type { FindPart, StoredPart } from '../snapshot/stored-tree.ts';
import { stocksIn } from '../overlay/stocks-in-view.ts';

/** The index of one store view's products. */
export type IndexedProducts = {
  /** Brought up to date with the memory: it takes in what changed since it was asked last, and what time has changed. */
  at: (now: number) => ProductIndex;
  /** Makes columns for attributes by which products can be filtered now: of few products at once, else bit by bit. */
  addFields: (codes: readonly string[]) => void;
  /** Once no other index is being made to take its place. */
  renewed: () => Promise<void>;
  /** Leaves off making another. */
  close: () => void;
  /** All of it as parts, made one by one; undefined while another is to take its place. */
  stored: () => Iterable<StoredPart> | undefined;
  /** Moves with every change of it. */
  revision: () => number;
  /** As it is, without what changed since it was brought up to date. */
  held: () => Sharing;
};

/** Does one piece of work after the other. */
export type InTurn = (work: () => Promise<void>) => Promise<void>;

/** Milliseconds after an attempt that failed. */
const triedAgainAfter = 60_000;

/** Of so many products columns are made at once. */
const fewProducts = 2000;

/** Parts of others come last: most are not listed, and what is listed lies together. */
const idsInOrder = (memory: CatalogMemory, { products }: View): number[] => {
  const [wholes, parts]: [number[], number[]] = [[], []];
  for (const id of products.keys()) (parentsOf(memory, id).length === 0 ? wholes : parts).push(id);
  return [...wholes, ...parts];
};

/** So few that others hardly wait for them, and enough that what is made ready for them is not most of it. */
const few = 8;

const fewAtATime = function* (ids: readonly number[]): Generator<number[]> {
  for (let start = 0; start < ids.length; start += few) yield ids.slice(start, start + few);
};

/** Mostly there are none to leave out. */
const without = (ids: Set<number>, others: ReadonlySet<number>): Set<number> =>
  others.size === 0 ? ids : ids.difference(others);

export type IndexedParts = {
  /** Hears that the view looks as new tax rules have it. */ onRenewed: () => void;
  onTrouble: (error: unknown) => void;
  inSlices: InSlices;
  /** One view after the other, for each takes room for a second index. */ inTurn: InTurn;
  /** Of so many products columns are made at once, 2,000 when absent. */ fewAtMost?: number | undefined;
  /** Where it was stored with this memory; absent, all products are taken in. */ stored?:
    | FindPart
    | undefined;
  /** How many there will be, at least. */ expected?: number | undefined;
};

/**
 * An index over the products of a store view. When tax rules change every price may be another: a copy takes in all prices bit by bit while
 * the index goes on answering under the old rules, both take in what changes meanwhile, and then the copy takes its place.
 */
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
  view.isIndexed = true;
  if (stored === undefined) view.changed.documents = new Set(idsInOrder(memory, view));

  const untilClosed = function* <T>(items: Iterable<T>): Generator<T> {
    for (const item of items) {
      if (isClosed) return;
      yield item;
    }
  };

  const renew = async (): Promise<void> => {
    let taxes: CatalogMemory['taxes'];
    do {
      taxes = memory.taxes;
      const made = copyOfIndexedView(memory, { ...view, heldTaxes: undefined }, current);
      next = made;
      const sourceOf = priceSourcesIn(memory, view);
      await inSlices(untilClosed(fewAtATime(made.index.ids)), (ids) => takePrices(made, ids, sourceOf));
      if (isClosed) return;
    } while (taxes !== memory.taxes);
    view.heldTaxes = undefined;
    forgetView(view);
    // Documents of what it has found may be asked for later, and what is made of them is kept.
    current.at = viewAt(memory, view, current.at.now);
    current = Object.assign(next, { view });
    onRenewed();
  };

  const fill = async (codes: readonly string[]): Promise<void> => {
    const { index } = current;
    beginColumns(index, codes);
    await inSlices(untilClosed(rowsOf(index.alive)), (row) => fillColumns(index, row));
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
      const { documents, rows, stock, prices, sales } = view.changed;
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
