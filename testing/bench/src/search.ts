import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Provider } from '@dijla/provider';
import type { Connection } from '@dijla/provider/database';
import { loadDemoCatalog } from '@dijla/demo-catalogue/loading/load-demo-catalog';
import { seedDemo } from '@dijla/demo-catalogue/loading/seed-demo';
import { formats } from '@dijla/catalogue-import/formats';
import { importCatalog } from '@dijla/catalogue-import/command/import-catalog';
import type { Bench, Stage, Table } from './bench.ts';
import { manySearches } from './search-figures.ts';
import { quantile, shown } from './figures.ts';
import { inProcessProvider } from './in-process-provider.ts';

const luma = join(import.meta.dirname, '../../../../shared/data/luma');
const rounds = 300;
const warmUp = 50;
const seededProducts = 2000;
const manyProducts = 50_000;

const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [1] } },
];
const facets = ['color', 'size', 'price', 'material', 'brand'].map((field) => ({
  field,
  scope: 'catalog',
  options: {},
}));

type Kind = { name: string; request: (round: number, colours: readonly number[]) => object };
const kinds: readonly Kind[] = [
  { name: 'listing', request: () => ({ _appliedFilters: listed }) },
  { name: 'listing + facets', request: () => ({ _appliedFilters: listed, _availableFilters: facets }) },
  {
    name: 'listing + facets + colour',
    request: (round, colours) => ({
      _appliedFilters: [
        ...listed,
        { attribute: 'color', value: { in: [colours[round % colours.length] ?? 0] }, scope: 'catalog' },
      ],
      _availableFilters: facets,
    }),
  },
  {
    name: 'text',
    request: (round) => ({
      _appliedFilters: listed,
      _searchText: ['shirt', 'bag', 'steel', 'cotton'][round % 4],
    }),
  },
];

const ask = async (
  provider: Provider,
  request: object,
): Promise<{ total: number; aggregations?: Record<string, { buckets: { key: number }[] }> }> => {
  const query = new URLSearchParams({
    size: '24',
    from: '0',
    request_format: 'search-query',
    response_format: 'compact',
    request: JSON.stringify(request),
  });
  const answer = await provider.fetch(
    new Request(`http://shop.test/api/catalog/iq_catalog_en/product/_search?${query.toString()}`),
    { inProcess: true },
  );
  return (await answer.json()) as { total: number };
};

const measured = async (connection: Connection, { title, folder }: { title: string; folder: string }) => {
  const provider = await inProcessProvider(connection, folder);
  try {
    const { total, aggregations } = await ask(provider, {
      _appliedFilters: listed,
      _availableFilters: facets,
    });
    const colors = aggregations?.['agg_terms_color_options']?.buckets.map(({ key }) => key) ?? [];
    const rows: (string | number)[][] = [];
    for (const { name, request } of kinds) {
      const spent: number[] = [];
      for (let round = -warmUp; round < rounds; round += 1) {
        const startedAt = performance.now();
        await ask(provider, request(Math.abs(round), colors));
        if (round >= 0) spent.push(performance.now() - startedAt);
      }
      rows.push([title, total, name, shown(quantile(spent, 0.5)), shown(quantile(spent, 0.99))]);
    }
    return rows;
  } finally {
    await provider.close();
  }
};

const lumaRows = async ({ newDatabase, folder }: Stage) => {
  if (!existsSync(luma)) return [];
  const connection = await newDatabase('search_luma');
  const result = await importCatalog(connection, {
    name: 'magento-csv',
    format: formats['magento-csv'],
    from: join(luma, 'fixtures'),
    shelves: [join(folder, 'shelf')],
  });
  if (!result.ok) throw new Error(result.data.message);
  return measured(connection, { title: 'Luma', folder: join(folder, 'search') });
};

const callsTable = async (stage: Stage): Promise<Table> => {
  const connection = await stage.newDatabase('search_demo');
  await loadDemoCatalog(connection.db);
  const demo = await measured(connection, { title: 'demo', folder: join(stage.folder, 'search') });
  return {
    title: `Search, ${rounds} calls each, 24 products a page, in process`,
    rows: [['catalogue', 'listed', 'call', 'p50 ms', 'p99 ms'], ...demo, ...(await lumaRows(stage))],
    ...(existsSync(luma)
      ? {}
      : { note: 'The Luma catalogue is not beside the repository, so it was not measured.' }),
  };
};

const manyTable = async (stage: Stage): Promise<Table> => {
  const { db } = await stage.newDatabase('search_many');
  await seedDemo(db, { count: seededProducts, seed: 1 });
  return manySearches(db, { count: manyProducts, listed: seededProducts });
};

const tables: Readonly<Record<string, (stage: Stage) => Promise<Table>>> = {
  'search-calls': callsTable,
  'search-50000': manyTable,
};

/** Complete search calls in process, and what searches and suggestions of many products cost. */
export const search: Bench = {
  about: 'time of a search call, p50 and p99, and CPU of searches and suggestions at 50,000 products',
  hasPages: false,
  parts: Object.keys(tables),
  run: async function* (stage, parts) {
    for (const [part, table] of Object.entries(tables))
      if (parts.length === 0 || parts.includes(part)) yield await table(stage);
  },
};
