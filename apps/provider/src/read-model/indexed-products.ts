import { type CatalogueMemory, overlayOf, shownDocument, type View } from './catalogue-memory.ts';
import { rowsOf } from './product-index/bits.ts';
import { indexedFields } from './product-index/indexed-fields.ts';
import { facetCodes } from './product-index/occurring-options.ts';
import { addColumns, emptyIndex, type ProductIndex, putProduct, removeProduct } from './product-index/product-index.ts';
import { changedLast, changesNext, isCold, type Overlay, shownProduct } from './shown-product.ts';

/** The products of one store view in the index, and between which instants (ms) each looks as it does there, by row. */
type Indexed = { index: ProductIndex; since: number[]; until: number[]; at: { overlay: Overlay; now: number }; latestSince: number; earliestUntil: number };

const isSeen = ({ visibility }: { visibility: number }): boolean => visibility > 1;

/** The index of one store view, brought up to date with the memory whenever it is asked for. */
export type IndexedProducts = (now: number) => ProductIndex;

/** Room for products that are added. */
const spare = 1.25;

const take = (indexed: Indexed, view: View, id: number): void => {
  const { index, at: { overlay, now } } = indexed;
  const product = view.products.get(id);
  if (product === undefined) {
    removeProduct(index, id);
    return;
  }
  putProduct(index, shownProduct(product, overlay, now));
  const row = index.rowById.get(id) ?? 0;
  const [since, until] = [changedLast(product, overlay, now), changesNext(product, overlay, now)];
  indexed.since[row] = since;
  indexed.until[row] = until;
  indexed.latestSince = Math.max(indexed.latestSince, since);
  indexed.earliestUntil = Math.min(indexed.earliestUntil, until);
};

/** Looks again at what time alone has changed, back or forth. */
const letTimePass = (indexed: Indexed, view: View): void => {
  const { index, since, until, at: { now } } = indexed;
  if (indexed.latestSince <= now && now < indexed.earliestUntil) return;
  const rows = rowsOf(index.alive);
  const isDue = (row: number): boolean => (since[row] ?? now) > now || (until[row] ?? Infinity) <= now;
  const due = [...rows].filter(isDue);
  indexed.latestSince = -Infinity;
  indexed.earliestUntil = Infinity;
  for (const row of due) take(indexed, view, index.ids[row] ?? 0);
  for (const row of rows) {
    indexed.latestSince = Math.max(indexed.latestSince, since[row] ?? -Infinity);
    indexed.earliestUntil = Math.min(indexed.earliestUntil, until[row] ?? Infinity);
  }
};

/** An index over the products of a store view. It takes in what changed since it was asked last: products that were forgotten as shown, and those due by time. */
export const indexedProducts = (memory: CatalogueMemory, view: View): IndexedProducts => {
  const at = { overlay: overlayOf(memory, view), now: 0 };
  const index = emptyIndex((id, field) => (field !== undefined && isCold(field) ? view.products.get(id) : shownDocument(view, id, at)) ?? {}, Math.ceil(view.products.size * spare));
  const indexed: Indexed = { index, since: [], until: [], at, latestSince: -Infinity, earliestUntil: Infinity };
  addColumns(index, [...indexedFields, ...facetCodes([...view.attributes.values()])]);
  // What shoppers see comes first, so that it lies together.
  const [seen, unseen] = [[...view.products.values()].filter(isSeen), [...view.products.values()].filter((product) => !isSeen(product))];
  view.changed = new Set([...seen, ...unseen].map(({ id }) => id));
  return (now) => {
    at.now = now;
    at.overlay = overlayOf(memory, view);
    for (const id of view.changed) take(indexed, view, id);
    view.changed.clear();
    letTimePass(indexed, view);
    return index;
  };
};
