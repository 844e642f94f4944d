import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from './cluster/embedded-cluster.ts';

/**
 * Runs `work` with sessions of empty databases in a temporary cluster that is removed afterwards, for
 * commands that inspect a schema.
 */
export const withThrowawayDatabases = async <T>(
  work: (openEmpty: (name: string) => Promise<pg.Client>) => Promise<T>,
): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dijla-schema-'));
  const clients: pg.Client[] = [];
  try {
    const cluster = await startCluster({ dataDir, durable: false });
    const openEmpty = async (name: string): Promise<pg.Client> => {
      const admin = new pg.Client({ connectionString: cluster.url });
      await admin.connect();
      await admin.query(`create database ${pg.escapeIdentifier(name)}`);
      await admin.end();
      const url = new URL(cluster.url);
      url.pathname = `/${name}`;
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      clients.push(client);
      return client;
    };
    try {
      return await work(openEmpty);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
      await cluster.stop();
    }
  } finally {
    // A server that did not come up may still be writing; why it did not is the error worth reading.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }).catch(
      () => undefined,
    );
  }
};
