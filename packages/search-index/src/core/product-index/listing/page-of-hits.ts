import type { Document, EngineQuery, Hit, SortKey } from '../../search-engine.ts';
import { type Bits, hasBit } from '../columns/bits.ts';
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

type Scored = [row: number, score: number];

/** Below this number, all are sorted. */
const sortedAtMost = 256;

/** Returns at least the `most` best of many scored rows: numbers alone are sorted much faster than pairs. */
const bestOf = (scored: Scored[], most: number): Scored[] => {
  if (scored.length <= Math.max(sortedAtMost, most)) return scored;
  const scores = Float64Array.from(scored, ([, score]) => score).sort();
  const least = scores[scores.length - most] ?? 0;
  return scored.filter(([, score]) => score >= least);
};

/**
 * Returns the requested page of hits: by the sort keys, else by score in descending order with the pinned ones at
 * their places, else by id.
 * Documents are created only for these hits.
 */
export const pageOfHits = (
  index: ProductIndex,
  { hits, scores }: { hits: HitRows; scores: ReadonlyMap<number, number> | undefined },
  asked: { query: EngineQuery; order: Order; pins?: readonly Pin[] },
): Hit[] => {
  const { pins = [] } = asked;
  const { from, size, sort } = asked.query;
  if (sort.length > 0) return sortedHits(index, hits, asked);
  if (scores === undefined)
    return hitsAt(index, pageOf(rowsById(index, asked.order), hits, { from, size }), () => 1);
  const isFound = isHit(hits);
  const best = bestOf(
    [...scores].filter(([row]) => isFound(row)),
    from + size + pins.length,
  ).sort(
    ([one, oneScore], [other, otherScore]) =>
      otherScore - oneScore || (index.ids[one] ?? 0) - (index.ids[other] ?? 0),
  );
  const pinned = pins.flatMap(({ id, place }) => {
    const row = index.rowById.get(id, 0);
    return row === undefined || !isFound(row) ? [] : [{ thing: row, place }];
  });
  const rows = withPins(
    best.map(([row]) => row),
    pinned,
  );
  return hitsAt(index, rows.slice(from, from + size), (row) => scores.get(row) ?? null);
};
