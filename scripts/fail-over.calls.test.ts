import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newFollower, newPrimary } from '@dijla/test-kit/database/database-servers';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';

const program = join(import.meta.dirname, '../deploy/several-machines/fail-over.sh');
const hasPsql = spawnSync('psql', ['--version']).error === undefined;

const ask = async (url: string, statement: string): Promise<unknown> => {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  try {
    return (await session.query({ text: statement, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await session.end();
  }
};

/** Starts a primary and two followers of it. */
const threeServers = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dijla-fail-over-'));
  chmodSync(folder, 0o711);
  const primary = await newPrimary(join(folder, 'primary'));
  const follower = (name: string) =>
    newFollower(join(folder, name), { of: primary, name, port: primary.port });
  const [standby, replica] = [await follower('standby'), await follower('replica')];
  afterAll(async () => {
    for (const server of [replica, standby, primary]) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const failOver = (environment: Record<string, string> = {}, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('sh', [program, ...args], {
      encoding: 'utf8',
      env: {
        ...process.env,
        PRIMARY: primary.url,
        FOLLOWERS: `${standby.url} ${replica.url}`,
        ...environment,
      },
    });
    return { status, said: `${stdout}${stderr}` };
  };
  return { primary, standby, replica, failOver };
};

describe.runIf(hasPsql)('fail-over.sh', () => {
  it('takes no place of a primary that answers, waits for every follower, and promotes the one that has most', async () => {
    const { primary, standby, replica, failOver } = await threeServers();
    expect(failOver()).toEqual({ status: 1, said: expect.stringContaining('stop it first') });

    await standby.stop();
    await ask(primary.url, 'create table had_by_one_follower (id integer)');
    const written = await ask(primary.url, 'select pg_current_wal_flush_lsn()');
    await expect
      .poll(() => ask(replica.url, `select pg_last_wal_receive_lsn() >= '${String(written)}'`))
      .toBe(true);
    primary.kill();
    await expect.poll(() => ask(replica.url, 'select count(*)::int from pg_stat_wal_receiver')).toBe(0);
    // The one that is away could have more than the other.
    expect(failOver()).toEqual({
      status: 1,
      said: expect.stringContaining(`127.0.0.1:${standby.port}/postgres does not answer`),
    });

    await standby.start();
    const { status, said } = failOver({}, '--when-lost', '2');
    expect([status, said]).toEqual([
      0,
      expect.stringContaining(`127.0.0.1:${replica.port}/postgres is the primary now`),
    ]);
    expect(said).not.toContain(new URL(primary.url).password);
    await ask(replica.url, 'insert into had_by_one_follower values (1)');
    expect(await ask(standby.url, 'select pg_is_in_recovery()')).toBe(true);
  }, 120_000);
});
