import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@dijla/provider/database';
import { buildFolder } from '@dijla/storefront/build';
import { countedShop } from '@dijla/test-kit/database/counted-shop';
import { databaseProxy } from '@dijla/test-kit/database/database-proxy';
import { demoDatabase } from '@dijla/test-kit/database/demo-database';
import { shopWithOwnDatabase } from '@dijla/test-kit/shops/running-shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../acts/products.ts';

const database = await demoDatabase();
const proxy = await databaseProxy(database.url);
const connection = connect({ url: proxy.url, applicationName: 'test' });
const dataDir = mkdtempSync(join(tmpdir(), 'dijla-away-'));
const shop = await countedShop({ connection, buildFolder, dataDir });
afterAll(async () => {
  await shop.close();
  await connection.close();
  await proxy.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const look = async (path: string) => {
  const answer = await fetch(`${shop.url}${path}`, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

describe.each([
  ['en', 'Try again'],
  ['ar', 'حاول مرة أخرى'],
])('while the database is away, the %s store', (store, tryAgain) => {
  const stored = `/${store}/brands/anker`;
  beforeAll(async () => {
    await look(stored);
    await proxy.refuse();
  });

  it('goes on serving a page that is stored', async () => {
    const { status, headers } = await look(stored);
    expect([status, headers.get('x-cache')]).toEqual([200, 'hit']);
  });

  it.each([`/${store}/fashion`, `/${store}/${paths.bottle}`])(
    'renders the page %s, whose products are in memory',
    async (path) => {
      expect((await look(path)).status).toBe(200);
    },
  );

  it.each([
    ['a list that it has to ask for', `/${store}/brands`],
    ['an address that it does not know by heart', `/${store}/nothing-was-ever-here`],
  ])('answers with a page of the shop and a time to come again for %s', async (_, path) => {
    const { status, headers, html } = await look(path);
    expect([
      status,
      headers.get('retry-after'),
      headers.get('cache-control'),
      headers.get('content-type'),
    ]).toEqual([503, '2', 'no-store', 'text/html; charset=utf-8']);
    expect(html).toContain(tryAgain);
    expect(html).toContain('noindex');
  });

  it('is whole again when the database is back', async () => {
    await proxy.allow();
    await expect.poll(async () => (await look(`/${store}/brands`)).status).toBe(200);
    expect((await look(`/${store}/nothing-was-ever-here`)).status).toBe(404);
  });
});

describe('a shop of two workers whose database server is killed', () => {
  it('starts it again at the same port, serves on, and stops cleanly, leaving no server behind', async () => {
    const workers = await shopWithOwnDatabase({ WORKERS: '2' });
    const pidFile = join(workers.dataDir, 'postgres', 'postmaster.pid');
    const server = () => {
      const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
      return { pid: Number(pid), port };
    };
    const before = server();
    process.kill(before.pid, 'SIGKILL');
    const statusOf = (path: string) =>
      fetch(`${workers.url}${path}`, { headers: { connection: 'close' } }).then(
        ({ status }) => status,
        () => 0,
      );
    expect([await statusOf('/healthz'), await statusOf('/en')]).toEqual([200, 200]);
    await expect.poll(() => server().pid, { timeout: 60_000 }).not.toBe(before.pid);
    // The server writes its process id before it accepts connections, and either worker may answer.
    await expect
      .poll(() => Promise.all(Array.from({ length: 8 }, () => statusOf('/api/ext/dijla/shop'))), {
        timeout: 60_000,
      })
      .toEqual(Array.from({ length: 8 }, () => 200));
    await expect.poll(() => statusOf('/readyz'), { timeout: 60_000 }).toBe(200);
    expect(server().port).toBe(before.port);
    workers.kill('SIGTERM');
    expect([await workers.ended, existsSync(pidFile)]).toEqual([0, false]);
  });
});
