import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { describeSchema } from './migrating/describe-schema.ts';
import { startCluster } from './cluster/embedded-cluster.ts';
import { migrate } from './migrating/migrate.ts';

const oldestSupported = 15;

/** The PostgreSQL versions installed by Debian packages, oldest first. */
const installed = globSync('/usr/lib/postgresql/*/bin')
  .toSorted()
  .find((bin) => existsSync(join(bin, 'initdb')) && Number(bin.split('/')[4]) >= oldestSupported);

const dataDir = mkdtempSync(join(tmpdir(), `dijla-test-${process.pid}-`));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const describeAt = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await describeSchema(client);
  } finally {
    await client.end();
  }
};

describe('schema', () => {
  it("is the same on Debian's PostgreSQL, or none is installed to try", async ({ annotate }) => {
    await annotate(installed ?? 'Nothing was tried: no PostgreSQL lies under /usr/lib/postgresql.');
    if (installed === undefined) return;
    const cluster = await startCluster({ dataDir, durable: false, programs: installed });
    try {
      await migrate(cluster.url);
      expect(await describeAt(cluster.url)).toEqual(await describeAt((await testDatabase()).url));
    } finally {
      await cluster.stop();
    }
  });

  it('keeps instants with their zone and money exact', async () => {
    const { url } = await testDatabase();
    const columns = (await describeAt(url)).filter((line) => line.startsWith('column '));
    const inexact = columns.filter((line) => / (timestamp without time zone|money|real)\b/.test(line));
    const floats = columns
      .filter((line) => / double precision\b/.test(line))
      .map((line) => line.split(' ')[1]);
    expect([inexact, floats]).toEqual([[], ['region.latitude', 'region.longitude']]);
  });
});
