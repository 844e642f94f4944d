import { databaseUrl } from '@dijla/test-kit/database/database-url';
import { connect, migrate, startCluster } from '@dijla/provider/database';
import { seedDemo } from '@dijla/demo-catalogue/loading/seed-demo';
import pg from 'pg';
import type { Stage } from '../bench.ts';
import { benchConfig } from '../config.ts';

export type CatalogDatabase = { url: string; close: () => Promise<void> };

/** The seed may list a few products more or fewer than requested. */
const tolerance = 0.02;

const visibleProducts = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const {
      rows: [row],
    } = await client.query<{ count: number }>(
      `select count(*)::int as count from product_store where store_code = 'ar' and visibility > 1`,
    );
    return row?.count ?? 0;
  } finally {
    await client.end();
  }
};

/** At 200,000 products, single statements exceed the shop's usual statement timeout. */
const seed = async (url: string, count: number): Promise<void> => {
  const { db, close } = connect({ url, applicationName: 'bench', statementTimeout: 0 });
  await seedDemo(db, { count, seed: 1 }).finally(close);
};

/**
 * Opens the database in `dataDir` and seeds it if it is empty. Returns undefined if it holds a different
 * number of products.
 */
const keptAt = async (dataDir: string, count: number): Promise<CatalogDatabase | undefined> => {
  const cluster = await startCluster({ dataDir });
  const url = databaseUrl(cluster.url, 'dijla');
  await migrate(url);
  if ((await visibleProducts(url)) === 0) await seed(url, count);
  const visible = await visibleProducts(url);
  if (Math.abs(visible - count) <= count * tolerance) return { url, close: cluster.stop };
  await cluster.stop();
  console.log(`${dataDir} shows ${visible} products, not ${count}: seeding a shop of its own.`);
  return undefined;
};

/**
 * Returns a database with `count` listed products: the one in BENCH_DATA_DIR if it has that size, otherwise
 * one for this run only.
 */
export const catalogDatabase = async ({ newDatabase }: Stage, count: number): Promise<CatalogDatabase> => {
  const { keptDataDir } = benchConfig();
  const found = keptDataDir === undefined ? undefined : await keptAt(keptDataDir, count);
  if (found !== undefined) return found;
  const { url } = await newDatabase(`catalogue_${count}`);
  await seed(url, count);
  return { url, close: async () => undefined };
};
