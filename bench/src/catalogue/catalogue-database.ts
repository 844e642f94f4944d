import { databaseUrl } from '@dijla/test-kit/database-url';
import { connect, startCluster } from '@dijla/provider/database';
import { seedDemo } from '@dijla/demo-catalogue/seed-demo';
import pg from 'pg';
import type { Stage } from '../bench.ts';
import { benchConfig } from '../config.ts';

export type CatalogueDatabase = { url: string; close: () => Promise<void> };

/** A seed shows a product more or less than it was asked for. */
const tolerance = 0.02;

const visibleProducts = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: [row] } = await client.query<{ count: number }>(`select count(*)::int as count from product_store where store_code = 'ar' and visibility > 1`);
    return row?.count ?? 0;
  } finally {
    await client.end();
  }
};

const seededAlready = async (dataDir: string, count: number): Promise<CatalogueDatabase | undefined> => {
  const cluster = await startCluster({ dataDir });
  const url = databaseUrl(cluster.url, 'dijla');
  const visible = await visibleProducts(url);
  if (Math.abs(visible - count) <= count * tolerance) return { url, close: cluster.stop };
  await cluster.stop();
  console.log(`${dataDir} shows ${visible} products, not ${count}: seeding a shop of its own.`);
  return undefined;
};

/** A database with so many products in listings: the one of BENCH_DATA_DIR when it is of that size, else a new one, seeded. */
export const catalogueDatabase = async ({ newDatabase }: Stage, count: number): Promise<CatalogueDatabase> => {
  const { seededDataDir } = benchConfig();
  const found = seededDataDir === undefined ? undefined : await seededAlready(seededDataDir, count);
  if (found !== undefined) return found;
  const { url } = await newDatabase(`catalogue_${count}`);
  // At 200,000 products single statements take longer than a shop would wait.
  const { db, close } = connect({ url, applicationName: 'bench', statementTimeout: 0 });
  await seedDemo(db, { count, seed: 1 }).finally(close);
  return { url, close: async () => undefined };
};
