import { setTimeout as pause } from 'node:timers/promises';
import { clusterWithStandby } from '@dijla/test-kit/database/cluster-with-standby';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, type Database } from '../connect.ts';
import { inTransaction } from '../in-transaction.ts';
import { migrate } from '../migrating/migrate.ts';
import { readFromPrimary } from './read-from-primary.ts';

const cluster = await clusterWithStandby();
await migrate(cluster.url);
const replicaWatch = { everyMs: 100, mostLagMs: 400 };
const shop = connect({ url: cluster.url, readUrl: cluster.standbyUrl, replicaWatch });
// Lags as long as it likes, so that what is read from it is old for certain.
const patient = connect({
  url: cluster.url,
  readUrl: cluster.standbyUrl,
  replicaWatch: { ...replicaWatch, mostLagMs: 600_000 },
});
// Before the provider's own, which then runs first.
afterAll(async () => {
  await shop.close();
  await patient.close();
  await cluster.close();
});
const provider = await providerOverHttp(
  {},
  async () => undefined,
  async () => patient,
);
const desk = await staffSession({ url: provider.url, database: patient }, { role: 'catalogue' });

const isOfReplica = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
  return rows[0]?.is === true;
};
const onStandby = async (statement: string): Promise<unknown> => {
  const session = new pg.Client({ connectionString: cluster.standbyUrl });
  await session.connect();
  const { rows } = await session.query({ text: statement, rowMode: 'array' }).finally(() => session.end());
  return rows[0]?.[0];
};
const used = { timeout: 20_000, interval: 50 };
/** Has the standby keep what it is told from now on to itself; it stops once it looks for more. */
const pauseReplay = async (): Promise<void> => {
  await onStandby('select pg_wal_replay_pause()');
  await vi.waitUntil(
    async () => (await onStandby('select pg_get_wal_replay_pause_state()')) === 'paused',
    used,
  );
};
const becomesUsed = async () => {
  for (const connection of [shop, patient]) await vi.waitUntil(() => connection.replica?.isUsed(), used);
};

describe('a replica', () => {
  beforeAll(becomesUsed);

  it('answers reads, and nothing else', async () => {
    expect([await isOfReplica(shop.read), await isOfReplica(shop.db), await isOfReplica(shop.byKey)]).toEqual(
      [true, false, false],
    );
    expect(await inTransaction(shop.read, isOfReplica)).toBe(true);
  });

  it('is not asked by whoever must see what was just written', async () => {
    expect(await readFromPrimary(() => isOfReplica(shop.read))).toBe(false);
  });

  it('is asked no more once it lags, and again once it has caught up', async () => {
    await pauseReplay();
    await sql`create table written_meanwhile (at integer)`.execute(shop.db);
    await expect.poll(() => shop.replica?.isUsed(), used).toBe(false);
    expect([await isOfReplica(shop.read), (shop.replica?.lagMs() ?? 0) > 400]).toEqual([false, true]);
    await onStandby('select pg_wal_replay_resume()');
    await becomesUsed();
    expect(await isOfReplica(shop.read)).toBe(true);
  });

  it('hides from nobody what she wrote, though others read what is older', async () => {
    await pauseReplay();
    const written = await desk.fetch('/api/desk/search-words', {
      method: 'PUT',
      body: JSON.stringify({ code: 'qweltry', kind: 'synonym', words: { en: ['qweltry', 'urn'] } }),
    });
    expect(written.status).toBe(200);
    const noted = written.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .find((line) => line.startsWith('dijla_wrote='));
    // Opening the session was a write too.
    const others = desk.cookie.replaceAll('dijla_wrote=1', '');
    const list = async (cookie: string) => {
      const answer = await desk.fetch('/api/desk/search-words?q=qweltry', { headers: { cookie } });
      return (await answer.text()).includes('qweltry');
    };
    expect(await list(`${others}; ${noted}`)).toBe(true);
    expect(await list(others)).toBe(false);
    await onStandby('select pg_wal_replay_resume()');
    await expect.poll(() => list(others), used).toBe(true);
  });

  it('that dies under traffic fails no request, and is used again when it is back', async () => {
    let isOver = false;
    const statuses = new Map<number, number>();
    const ask = async (): Promise<void> => {
      while (!isOver) {
        const { status } = await desk.fetch('/api/desk/search-words');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await pause(5);
      }
    };
    const asking = [ask(), ask(), ask()];
    await pause(200);
    await cluster.killStandby();
    await pause(1000);
    isOver = true;
    await Promise.all(asking);
    expect([...statuses.keys()]).toEqual([200]);
    expect([patient.replica?.isUsed(), await isOfReplica(patient.read)]).toEqual([false, false]);
    await cluster.startStandby();
    await becomesUsed();
    expect(await isOfReplica(patient.read)).toBe(true);
  });
});
