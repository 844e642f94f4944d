import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, migrate, startCluster } from '@dijla/provider/database';
import { buildFolder, buildStorefront } from '@dijla/storefront/build';
import { databaseUrl } from '@dijla/test-kit/database/database-url';
import pg from 'pg';
import type { Stage } from './bench.ts';

const createDatabase = async (url: string, name: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: databaseUrl(url, 'postgres') });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
  } finally {
    await admin.end();
  }
};

/**
 * Prepares what the benches need: the built storefront, unless no pages are needed, and their own durable
 * database server in a temporary folder. `close` removes everything.
 */
export const throwawayStage = async ({ hasPages = true } = {}): Promise<{
  stage: Stage;
  close: () => Promise<void>;
}> => {
  if (hasPages) await buildStorefront((text) => console.log(text));
  const folder = mkdtempSync(join(tmpdir(), 'dijla-bench-'));
  // When root starts the database server, it runs as another user and must be able to enter this folder.
  // Otherwise the data would be stored elsewhere and remain.
  chmodSync(folder, 0o711);
  const cluster = await startCluster({ dataDir: join(folder, 'database') });
  const closing: (() => Promise<void>)[] = [];
  const newDatabase = async (name: string) => {
    await createDatabase(cluster.url, name);
    const url = databaseUrl(cluster.url, name);
    await migrate(url);
    const connection = connect({ url, applicationName: 'bench' });
    closing.push(connection.close);
    return { ...connection, url };
  };
  const close = async () => {
    for (const end of closing.toReversed()) await end();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { stage: { folder, buildFolder, databaseFolder: cluster.data, newDatabase }, close };
};
