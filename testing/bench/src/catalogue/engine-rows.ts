import { countsOf } from '@dijla/search-index/core/counts-of';
import { loadMemory } from '@dijla/provider/read-model/engine/load-memory';
import { memoryEngine } from '@dijla/provider/read-model/engine/memory-engine';
import type { EngineQuery, SearchEngine } from '@dijla/search-index/core/search-engine';
import { engineQueryOf } from '@dijla/search-index/core/query/engine-query-of';
import { loadStoreViews, storesOf } from '@dijla/provider/modules/store-views/store-views';
import type { Database } from '@dijla/provider/database';
import { quantile, shown } from '../figures.ts';
import { bucketsAtMost, listed, searchOf } from './listing.ts';
import { type ListingKind, listingKinds, type ShopInListings } from './listing-kinds.ts';
import { indexName, type WireRequest } from './wire-search.ts';

const rounds = { index: 300, scan: 8 };
const warmUp = 4;

const queryOf = (request: WireRequest, size: number): EngineQuery =>
  engineQueryOf(JSON.parse(JSON.stringify(request)) as Parameters<typeof engineQueryOf>[0], {
    from: undefined,
    size: String(size),
    sort: undefined,
  });

const shopOf = async (engine: SearchEngine): Promise<ShopInListings> => {
  const { hits } = await engine.search(indexName, 'category', queryOf({}, 4000));
  const counted = await engine.search(
    indexName,
    'product',
    queryOf(
      {
        _appliedFilters: listed,
        _availableFilters: ['color', 'size'].map((field) => ({
          field,
          scope: 'catalog',
          options: { size: bucketsAtMost },
        })),
      },
      1,
    ),
  );
  return {
    categories: hits.map(({ document }) => document),
    valuesOf: (attribute) =>
      countsOf(counted)?.[`agg_terms_${attribute}_options`]?.buckets.map(({ key }) => key) ?? [],
  };
};

const timesOf = async (
  engine: SearchEngine,
  { listingOf }: ListingKind,
  count: number,
): Promise<{ times: number[]; total: number }> => {
  const times: number[] = [];
  let total = 0;
  for (let round = -warmUp; round < count; round += 1) {
    const { request, size } = searchOf(listingOf(Math.abs(round)));
    const query = queryOf(request, size);
    const startedAt = performance.now();
    const answer = await engine.search(indexName, 'product', query);
    if (round < 0) continue;
    times.push(performance.now() - startedAt);
    total += answer.total;
  }
  return { times, total: Math.round(total / count) };
};

/**
 * Times each kind of listing with both engines over the same memory in this process, with the ratio of the
 * scan to the index.
 */
export const engineRows = async (db: Database): Promise<(string | number)[][]> => {
  const { memory } = await loadMemory(db, storesOf(await loadStoreViews(db)).all);
  const startedAt = performance.now();
  const { engine: index, refresh } = memoryEngine(memory, { now: Date.now });
  refresh();
  const built = (performance.now() - startedAt) / 1000;
  const { engine: scan } = memoryEngine(memory, { now: Date.now, isPlain: true });
  const kinds = listingKinds(await shopOf(index));
  const rows: (string | number)[][] = [];
  for (const kind of kinds) {
    const [quick, plain] = [await timesOf(index, kind, rounds.index), await timesOf(scan, kind, rounds.scan)];
    const [p50, plainP50] = [quantile(quick.times, 0.5), quantile(plain.times, 0.5)];
    rows.push([
      kind.name,
      quick.total,
      shown(p50),
      shown(quantile(quick.times, 0.99)),
      shown(plainP50),
      Math.round(plainP50 / p50),
    ]);
  }
  return [
    ['listing', 'products on average', 'index p50 ms', 'p99 ms', 'scan p50 ms', 'times'],
    ...rows,
    ['index built, seconds', '', shown(built), '', '', ''],
  ];
};
