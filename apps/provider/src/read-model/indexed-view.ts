import type { CatalogueMemory, View } from './catalogue-memory.ts';
import { listedDocument, type ViewAt, viewAt } from './listed-document.ts';
import { rowsOf } from './product-index/bits.ts';
import { indexedFields, keyFields } from './product-index/indexed-fields.ts';
import { facetCodes } from './product-index/occurring-options.ts';
import { addColumns, emptyIndex, type ProductIndex, putProduct, removeProduct } from './product-index/product-index.ts';
import { isCold, listsOf, lookSpan, shownProduct } from './shown-product.ts';

/** An index of one store view's products, and between which instants (ms) each looks as it does there, by row. */
export type IndexedView = { view: View; index: ProductIndex; since: number[]; until: number[]; at: ViewAt; latestSince: number; earliestUntil: number };

/** Room for products that are added. */
const spare = 1.25;

/** An index of a store view with columns for all that is asked for, and without products. */
export const emptyIndexedView = (memory: CatalogueMemory, view: View, now: number): IndexedView => {
  const made: Omit<IndexedView, 'index'> = { view, since: [], until: [], at: viewAt(memory, view, now), latestSince: -Infinity, earliestUntil: Infinity };
  const index = emptyIndex(
    (id, { field, priceList }) => (field !== undefined && isCold(field) ? made.view.products.get(id) : listedDocument(made.view, id, { at: made.at, priceList })) ?? {},
    Math.ceil(view.products.size * spare), keyFields,
  );
  addColumns(index, [...indexedFields, ...facetCodes([...view.attributes.values()])]);
  return Object.assign(made, { index });
};

/** Takes in what has become of a product. */
export const takeProduct = (indexed: IndexedView, id: number): void => {
  const { view, index, at: { overlay, overlayFor, now } } = indexed;
  const product = view.products.get(id);
  if (product === undefined) {
    removeProduct(index, id);
    return;
  }
  const lists = [...listsOf(product, overlay)].map((priceList) => overlayFor(priceList));
  putProduct(index, shownProduct(product, overlay, now), new Map(lists.map((each) => [each.priceList, shownProduct(product, each, now)])));
  const row = index.rowById.get(id) ?? 0;
  let { since, until } = lookSpan(product, overlay, now);
  for (const each of lists) {
    const span = lookSpan(product, each, now);
    since = Math.max(since, span.since);
    until = Math.min(until, span.until);
  }
  indexed.since[row] = since;
  indexed.until[row] = until;
  indexed.latestSince = Math.max(indexed.latestSince, since);
  indexed.earliestUntil = Math.min(indexed.earliestUntil, until);
};

/** Looks again at what time alone has changed, back or forth. */
export const letTimePass = (indexed: IndexedView): void => {
  const { index, since, until, at: { now } } = indexed;
  if (indexed.latestSince <= now && now < indexed.earliestUntil) return;
  const rows = rowsOf(index.alive);
  const isDue = (row: number): boolean => (since[row] ?? now) > now || (until[row] ?? Infinity) <= now;
  const due = rows.filter(isDue);
  indexed.latestSince = -Infinity;
  indexed.earliestUntil = Infinity;
  for (const row of due) takeProduct(indexed, index.ids[row] ?? 0);
  for (const row of rows) {
    indexed.latestSince = Math.max(indexed.latestSince, since[row] ?? -Infinity);
    indexed.earliestUntil = Math.min(indexed.earliestUntil, until[row] ?? Infinity);
  }
};
