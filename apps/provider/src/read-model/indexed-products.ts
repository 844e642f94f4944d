import type { CatalogueMemory, View } from './catalogue-memory.ts';
import { listedDocument, type ViewAt, viewAt } from './listed-document.ts';
import { rowsOf } from './product-index/bits.ts';
import { indexedFields, keyFields } from './product-index/indexed-fields.ts';
import { facetCodes } from './product-index/occurring-options.ts';
import { addColumns, type DocumentOf, emptyIndex, type ProductIndex, putProduct, removeProduct } from './product-index/product-index.ts';
import { changedLast, changesNext, isCold, listsOf, shownProduct } from './shown-product.ts';

/** The products of one store view in the index, and between which instants (ms) each looks as it does there, by row. */
type Indexed = { index: ProductIndex; since: number[]; until: number[]; at: ViewAt; latestSince: number; earliestUntil: number };

const isSeen = ({ visibility }: { visibility: number }): boolean => visibility > 1;

/** The index of one store view, brought up to date with the memory whenever it is asked for. */
export type IndexedProducts = (now: number) => ProductIndex;

/** Room for products that are added. */
const spare = 1.25;

const take = (indexed: Indexed, view: View, id: number): void => {
  const { index, at: { overlay, overlayFor, now } } = indexed;
  const product = view.products.get(id);
  if (product === undefined) {
    removeProduct(index, id);
    return;
  }
  const lists = [...listsOf(product, overlay)].map((priceList) => overlayFor(priceList));
  putProduct(index, shownProduct(product, overlay, now), new Map(lists.map((each) => [each.priceList, shownProduct(product, each, now)])));
  const row = index.rowById.get(id) ?? 0;
  const overlays = [overlay, ...lists];
  const since = Math.max(...overlays.map((each) => changedLast(product, each, now)));
  const until = Math.min(...overlays.map((each) => changesNext(product, each, now)));
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
  const indexed: Omit<Indexed, 'index'> = { since: [], until: [], at: viewAt(memory, view, 0), latestSince: -Infinity, earliestUntil: Infinity };
  const documentOf: DocumentOf = (id, { field, priceList }) =>
    (field !== undefined && isCold(field) ? view.products.get(id) : listedDocument(view, id, { at: indexed.at, priceList })) ?? {};
  const whole: Indexed = Object.assign(indexed, { index: emptyIndex(documentOf, Math.ceil(view.products.size * spare), keyFields) });
  addColumns(whole.index, [...indexedFields, ...facetCodes([...view.attributes.values()])]);
  // What shoppers see comes first, so that it lies together.
  const [seen, unseen] = [[...view.products.values()].filter(isSeen), [...view.products.values()].filter((product) => !isSeen(product))];
  view.changed = new Set([...seen, ...unseen].map(({ id }) => id));
  return (now) => {
    whole.at = viewAt(memory, view, now);
    for (const id of view.changed) take(whole, view, id);
    view.changed.clear();
    letTimePass(whole, view);
    return whole.index;
  };
};
