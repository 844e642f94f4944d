import type { EngineQuery, Hit, SortKey } from '../search-engine.ts';
import { type Bits, hasBit } from './bits.ts';
import type { ProductIndex } from './product-index.ts';
import { type Order, rowsInOrder, rowsSorted } from './rows-in-order.ts';

/** Rows of a set in an order, from a place on, so many. */
const pageOf = (order: Int32Array, hits: Bits, { from, size }: { from: number; size: number }): number[] => {
  const rows: number[] = [];
  let passed = 0;
  for (let place = 0; place < order.length && rows.length < size; place += 1) {
    const row = order[place] ?? 0;
    if (!hasBit(hits, row)) continue;
    if (passed < from) passed += 1;
    else rows.push(row);
  }
  return rows;
};

/** A hit whose document is made when it is asked for; by then the row may be another product's. */
const hitAt = ({ ids, documentOf, priceList }: ProductIndex, row: number, score: number | null): Hit => {
  const id = ids[row] ?? 0;
  return {
    id,
    score,
    get document() {
      return documentOf(id, { priceList });
    },
  };
};

const byId: readonly SortKey[] = [];

const rowsById = (index: ProductIndex, { compareNames }: Order): Int32Array => rowsInOrder(index, byId, compareNames) ?? new Int32Array(0);

const sortedHits = (index: ProductIndex, hits: Bits, { query, order }: { query: EngineQuery; order: Order }): Hit[] => {
  const { sort, from, size } = query;
  const rows = sort.some(({ field }) => field === 'random') ? undefined : rowsInOrder(index, sort, order.compareNames);
  const page = rows === undefined
    ? rowsSorted(index, rowsById(index, order).filter((row) => hasBit(hits, row)), { sort, order }).slice(from, from + size)
    : pageOf(rows, hits, query);
  return Array.from(page, (row) => hitAt(index, row, null));
};

/** The page of hits that is asked for: in the order of its keys, else the best scored first, else in order of id. Documents are made of these only. */
export const pageOfHits = (index: ProductIndex, { hits, scores }: { hits: Bits; scores: ReadonlyMap<number, number> | undefined }, asked: { query: EngineQuery; order: Order }): Hit[] => {
  const { from, size, sort } = asked.query;
  if (sort.length > 0) return sortedHits(index, hits, asked);
  if (scores === undefined) return pageOf(rowsById(index, asked.order), hits, { from, size }).map((row) => hitAt(index, row, 1));
  const best = [...scores].filter(([row]) => hasBit(hits, row)).sort(([one, oneScore], [other, otherScore]) => otherScore - oneScore || (index.ids[one] ?? 0) - (index.ids[other] ?? 0));
  return best.slice(from, from + size).map(([row, score]) => hitAt(index, row, score));
};
