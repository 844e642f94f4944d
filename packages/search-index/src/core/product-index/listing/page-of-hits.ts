import type { Document, EngineQuery, Hit, SortKey } from '../../search-engine.ts';
import { type Bits, hasBit } from '../columns/bits.ts';
import { passingRowsOf } from '../columns/row-set.ts';
import { type HitRows, isHit, listOfHits } from './hit-rows.ts';
import type { ProductIndex } from '../product-index.ts';
import { type Order, rowsInOrder, rowsSorted } from './rows-in-order.ts';
import { placesIn, type SortOrder } from './sort-orders.ts';
import { type Pin, withPins } from '../../ranking/search-ranking.ts';
import { tellingKeys } from '../texts/sought-fields.ts';

type Paging = { from: number; size: number };

/** Follows the sort order until the page is full or all hits are found. */
const alongOrder = (
  order: Int32Array,
  hits: { rows: Bits; size: number },
  { from, size }: Paging,
): number[] => {
  const rows: number[] = [];
  const end = Math.min(from + size, hits.size);
  let met = 0;
  for (let place = 0; place < order.length && met < end; place += 1) {
    const row = order[place] ?? 0;
    if (!hasBit(hits.rows, row)) continue;
    if (met >= from) rows.push(row);
    met += 1;
  }
  return rows;
};

/** Comparing the positions of two hits takes about as long as this many steps along the order. */
const stepsPerComparison = 4;

/**
 * Returns one page of hits in sort order: by following the order, or by sorting the hits' positions where
 * most steps would be wasted.
 */
const pageOf = (order: SortOrder, hits: HitRows, paging: Paging): number[] => {
  const [{ from, size }, { rows }] = [paging, hits];
  const steps = order.rows.length * Math.min(1, (from + size) / hits.size);
  if (rows instanceof Uint32Array && steps <= hits.size * Math.log2(hits.size + 1) * stepsPerComparison)
    return alongOrder(order.rows, { rows, size: hits.size }, paging);
  const places = placesIn(order);
  return [
    ...listOfHits(hits)
      .sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
      .subarray(from, from + size),
  ];
};

/**
 * Documents of larger pages are not cached: each would live just long enough to outlive the minor garbage
 * collections.
 */
const keptAtMost = 200;

/**
 * A hit whose document is created on access, by id because its row may belong to another product by then.
 * All hits share one getter: closures for 48 hits made 13 kB of garbage per listing.
 */
class LazyHit implements Hit {
  readonly id: number;
  score: number | null;
  readonly #documentOf: (id: number) => Document;
  constructor(id: number, score: number | null, documentOf: (id: number) => Document) {
    this.id = id;
    this.score = score;
    this.#documentOf = documentOf;
  }
  get document(): Document {
    return this.#documentOf(this.id);
  }
}

const hitsAt = (
  { ids, documentOf, priceList }: ProductIndex,
  page: Iterable<number> & { length: number },
  scoreOf: (row: number) => number | null,
): Hit[] => {
  const sought = { priceList, isOneOfMany: page.length > keptAtMost };
  const make = (id: number): Document => documentOf(id, sought);
  return Array.from(page, (row) => new LazyHit(ids[row] ?? 0, scoreOf(row), make));
};

const byId: readonly SortKey[] = [];

const noOrder: SortOrder = {
  rows: new Int32Array(0),
  places: undefined,
  moved: new Set(),
  fields: [],
  types: [],
};

const rowsById = (index: ProductIndex, { compareNames }: Order): SortOrder =>
  rowsInOrder(index, byId, compareNames) ?? noOrder;

const sortedHits = (
  index: ProductIndex,
  hits: HitRows,
  { query, order }: { query: EngineQuery; order: Order },
): Hit[] => {
  const { from, size } = query;
  const sort = tellingKeys(index, query.sort);
  const known = sort.some(({ field }) => field === 'random')
    ? undefined
    : rowsInOrder(index, sort, order.compareNames);
  const page =
    known === undefined
      ? rowsSorted(index, rowsById(index, order).rows.filter(isHit(hits)), { sort, order }).slice(
          from,
          from + size,
        )
      : pageOf(known, hits, query);
  return hitsAt(index, page, () => null);
};

/** Up to this many rows are picked by insertion; for more, all are sorted. */
const pickedAtMost = 64;

/** Returns the `most` best of some rows: by score, then by id. */
const bestRows = (
  { ids }: ProductIndex,
  { rows, scores }: { rows: Int32Array; scores: Float64Array },
  most: number,
): Int32Array => {
  const isBefore = (one: number, other: number): boolean => {
    const more = (scores[one] ?? 0) - (scores[other] ?? 0);
    return more > 0 || (more === 0 && (ids[one] ?? 0) < (ids[other] ?? 0));
  };
  if (most > pickedAtMost)
    return rows.toSorted((one, other) => (isBefore(one, other) ? -1 : 1)).subarray(0, most);
  const best = new Int32Array(Math.min(most, rows.length));
  let found = 0;
  for (const row of rows) {
    if (found < best.length) found += 1;
    else if (!isBefore(row, best[found - 1] ?? 0)) continue;
    let place = found - 1;
    for (; place > 0 && isBefore(row, best[place - 1] ?? 0); place -= 1) best[place] = best[place - 1] ?? 0;
    best[place] = row;
  }
  return best;
};

/**
 * Returns the requested page of hits: by the sort keys, else by score in descending order with the pinned ones at
 * their places, else by id.
 * Documents are created only for these hits.
 */
export const pageOfHits = (
  index: ProductIndex,
  { hits, scores }: { hits: HitRows; scores: Float64Array | undefined },
  asked: { query: EngineQuery; order: Order; pins?: readonly Pin[] },
): Hit[] => {
  const { pins = [] } = asked;
  const { from, size, sort } = asked.query;
  if (sort.length > 0) return sortedHits(index, hits, asked);
  if (scores === undefined)
    return hitsAt(index, pageOf(rowsById(index, asked.order), hits, { from, size }), () => 1);
  const rows = hits.rows instanceof Uint32Array ? passingRowsOf(hits.rows) : hits.rows;
  const best = bestRows(index, { rows, scores }, from + size + pins.length);
  if (pins.length === 0) return hitsAt(index, best.subarray(from), (row) => scores[row] ?? null);
  const isFound = isHit(hits);
  const pinned = pins.flatMap(({ id, place }) => {
    const row = index.rowById.get(id, 0);
    return row === undefined || !isFound(row) ? [] : [{ thing: row, place }];
  });
  const page = withPins([...best], pinned).slice(from, from + size);
  return hitsAt(index, page, (row) => scores[row] ?? null);
};
