import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { loadStoreViews, storesOf } from '@dijla/provider/modules/store-views/store-views';
import { memoryEngine } from '@dijla/provider/read-model/engine/memory-engine';
import { slimCatalogs } from '@dijla/provider/browse/slim-catalog/slim-catalogs';
import { seedDemo } from '@dijla/demo-catalogue/loading/seed-demo';
import { engineQueryOf } from '@dijla/search-index/core/query/engine-query-of';
import { packedTable, unpackedTable } from '@dijla/search-index/core/slim/packed-table';
import type { SlimAnswer, SlimCatalog } from '@dijla/search-index/core/slim/slim-catalog';
import { nestedMembers } from '@dijla/search-index/core/slim/slim-document';
import { slimEngineOf } from '@dijla/search-index/core/slim/slim-engine';
import { inSlices } from '@dijla/search-index/node/in-slices';
import type { Bench, Stage, Table } from './bench.ts';
import { scaledMemory } from './catalogue/scaled-memory.ts';
import { quantile } from './figures.ts';

const brotli = promisify(brotliCompress);
const manyProducts = 50_000;
const seededProducts = 2000;
const rounds = 200;
/** A phone is about so many times slower than this machine. */
const slowdown = 4;

const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
];
const facets = [
  { field: '*', scope: 'catalog' },
  { field: 'price', scope: 'catalog', options: { size: 1 } },
];
const mostBought = [{ field: 'number_of_sales', options: 'desc' }];

const requests: readonly [name: string, request: (round: number) => object][] = [
  [
    'listing with filters',
    () => ({ _appliedFilters: listed, _availableFilters: facets, _appliedSort: mostBought }),
  ],
  [
    'listing below a price',
    (round) => ({
      _appliedFilters: [
        ...listed,
        { attribute: 'price', value: { lt: 10_000 + round * 500 }, scope: 'catalog' },
      ],
      _availableFilters: facets,
      _appliedSort: [{ field: 'final_price', options: 'asc' }],
    }),
  ],
  [
    'search',
    (round) => ({
      _searchText: ['قميص', 'عطر', 'ثلاجة', 'سماعة', 'shirt', 'coffee machine'][round % 6],
      _appliedFilters: listed,
      _availableFilters: facets,
    }),
  ],
];

/** Milliseconds of CPU that an act takes, which do not depend on what else the machine does. */
const cpuOf = async <Given>(act: () => Given | Promise<Given>): Promise<{ given: Given; ms: number }> => {
  const before = process.cpuUsage();
  const given = await act();
  const { user, system } = process.cpuUsage(before);
  return { given, ms: (user + system) / 1000 };
};

const wholeOf = async ({ newDatabase }: Stage): Promise<{ bytes: number; text: string; ms: number }> => {
  const { db } = await newDatabase('offline');
  await seedDemo(db, { count: seededProducts, seed: 1 });
  const stores = storesOf(await loadStoreViews(db));
  const { memory, place } = await scaledMemory(db, stores.all, {
    count: manyProducts,
    listed: seededProducts,
  });
  place();
  const made = memoryEngine(memory, { now: Date.now });
  made.refresh();
  made.complete();
  const readModel = { engine: made.engine, position: () => 1, shownProducts: () => new Map() };
  const catalogs = slimCatalogs({ readModel, database: db });
  const { given, ms } = await cpuOf(() => catalogs.whole(stores.byCode('ar'), Date.now()));
  made.close();
  return { bytes: given.byteLength, text: brotliDecompressSync(given).toString(), ms };
};

/** Bytes of a hundred products with other prices, as the changes of a slim catalogue. */
const bytesOfChanges = async ({ products, form, version }: SlimCatalog): Promise<number> => {
  const hundred = unpackedTable(products)
    .filter((_, place) => place % Math.floor(products.size / 100) === 0)
    .slice(0, 100);
  const changes = { form, version, products: packedTable(hundred, nestedMembers), gone: [] };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return (await brotli(Buffer.from(JSON.stringify({ changes })), { params })).byteLength;
};

const tableOf = async (stage: Stage): Promise<Table> => {
  const { bytes, text, ms } = await wholeOf(stage);
  const { given: whole, ms: readMs } = await cpuOf(
    () => (JSON.parse(text) as Extract<SlimAnswer, { whole: object }>).whole,
  );
  const { given: built, ms: buildMs } = await cpuOf(() =>
    slimEngineOf({ catalog: whole, changes: null, stored: null, inSlices }),
  );
  const stored = structuredClone(built.parts());
  const { given: restored, ms: restoredMs } = await cpuOf(() =>
    slimEngineOf({ catalog: whole, changes: null, stored, inSlices }),
  );
  const { engine } = restored;
  const rows: (string | number)[][] = [];
  for (const [name, request] of requests) {
    const spent: number[] = [];
    for (let round = -20; round < rounds; round += 1) {
      const query = engineQueryOf(request(Math.abs(round)), { from: '0', size: '50', sort: undefined });
      const { ms: took } = await cpuOf(async () =>
        (await engine.search('slim', 'product', query)).hits.map(({ document }) => document),
      );
      if (round >= 0) spent.push(took * slowdown);
    }
    rows.push([`${name}, p95 ms at ${slowdown} × CPU`, quantile(spent, 0.95).toFixed(1)]);
  }
  return {
    title: `Slim catalogue of ${whole.products.size} products`,
    rows: [
      ['what', 'figure'],
      ['whole, kB in Brotli', (bytes / 1000).toFixed(0)],
      ['whole, MB of JSON', (text.length / 1_000_000).toFixed(1)],
      ['a hundred changes, kB in Brotli', ((await bytesOfChanges(whole)) / 1000).toFixed(1)],
      ['made by the provider, CPU s', (ms / 1000).toFixed(1)],
      [`read on a device, s at ${slowdown} × CPU`, ((readMs * slowdown) / 1000).toFixed(1)],
      [`index built on a device, s at ${slowdown} × CPU`, ((buildMs * slowdown) / 1000).toFixed(1)],
      [`stored index read on a device, s at ${slowdown} × CPU`, ((restoredMs * slowdown) / 1000).toFixed(1)],
      ...rows,
    ],
    note: 'Made in memory of 2,000 seeded products, each about 25 times; in Node, with the CPU time taken four times.',
  };
};

/** What shopping without a connection costs: bytes, and times on a device. */
export const offline: Bench = {
  about: 'bytes of the slim catalogue of 50,000 products and of its changes, and what a device spends on it',
  hasPages: false,
  run: async (stage) => [await tableOf(stage)],
};
