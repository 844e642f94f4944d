import { databaseProxy } from '@dijla/test-kit/database/database-proxy';
import { freePort } from '@dijla/test-kit/free-port';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { connect, type ConnectOptions, type Database } from './connect.ts';
import { databaseError } from './database-error.ts';
import { inTransaction } from './in-transaction.ts';

const { db: admin, url } = await testDatabase();
const proxy = await databaseProxy(url);
const closing: (() => Promise<void>)[] = [proxy.close];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/** A shop's connection through the proxy, with a small pool and short limits. */
const connected = (options: Partial<ConnectOptions> = {}) => {
  const connection = connect({
    url: proxy.url,
    poolSize: 2,
    limits: { statement: 500, query: 700, session: 500 },
    ...options,
  });
  closing.push(connection.close);
  return connection;
};

const ownPid = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]!.pid;
};
const answers = async (db: Database): Promise<boolean> => (await ownPid(db)) > 0;
const terminate = (pid: number) => sql`select pg_terminate_backend(${pid}, 5000)`.execute(admin);
/** Returns how the error this work rejects with is classified; 'none' when it succeeds. */
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => databaseError(error) ?? error,
  );

describe('a session that PostgreSQL ends', () => {
  it('while it is lent and idle fails the work at hand only, and is not lent again', async () => {
    const { db } = connected();
    const fault = faultOf(
      inTransaction(db, async (transaction) => {
        await terminate(await ownPid(transaction));
        await new Promise((resolve) => setTimeout(resolve, 50));
        return answers(transaction);
      }),
    );
    expect([await fault, await answers(db), await answers(db)]).toEqual(['away', true, true]);
  });

  it('while it is lent and at work fails that work only, and is not lent again', async () => {
    const { db } = connected();
    const fault = faultOf(
      inTransaction(db, async (transaction) => {
        const pid = await ownPid(transaction);
        return Promise.all([sql`select pg_sleep(20)`.execute(transaction), terminate(pid)]);
      }),
    );
    expect([await fault, await answers(db), await answers(db)]).toEqual(['away', true, true]);
  });

  it('while nobody uses it is told of, and another takes its place', async () => {
    const told: string[] = [];
    const { db } = connected({ onIdleError: (error) => void told.push(error.message) });
    await terminate(await ownPid(db));
    await expect.poll(() => told).toEqual([expect.stringContaining('terminating connection')]);
    expect(await answers(db)).toBe(true);
  });
});

describe('databaseFault', () => {
  it('knows a server that cannot be reached', async () => {
    const { db } = connect({ url: `postgres://nobody@127.0.0.1:${await freePort()}/nowhere` });
    expect(await faultOf(answers(db))).toBe('away');
  });

  it('knows a connection that is reset under a statement', async () => {
    const { db } = connected();
    const fault = faultOf(sql`select pg_sleep(20)`.execute(db));
    await expect
      .poll(
        async () =>
          (
            await sql`select from pg_stat_activity where query like 'select pg_sleep(20)%' and state = 'active' and datname = current_database()`.execute(
              admin,
            )
          ).rows.length,
      )
      .toBe(1);
    proxy.cut();
    expect([await fault, await answers(db)]).toEqual(['away', true]);
  });

  it('knows a server that does not answer, whose sessions are then given to nobody', async () => {
    const { db } = connected({ poolSize: 1 });
    await answers(db);
    proxy.strand();
    expect([await faultOf(answers(db)), await answers(db)]).toEqual(['away', true]);
  });

  it('knows a server that opens no session, and a pool that has none left', async () => {
    const { db } = connected({ poolSize: 1 });
    proxy.stall();
    const faults = await Promise.all([faultOf(answers(db)), faultOf(answers(db))]);
    proxy.resume();
    expect([faults, await answers(db)]).toEqual([['away', 'away'], true]);
  });

  it.each([
    ['57P01', 'away'],
    ['57P02', 'away'],
    ['57P03', 'away'],
    ['08006', 'away'],
    ['53300', 'away'],
    ['53100', 'away'],
    ['25006', 'away'],
    ['55P03', 'busy'],
    ['57014', 'busy'],
    ['40001', 'busy'],
    ['40P01', 'busy'],
    ['23505', null],
    ['42601', null],
    ['P0001', null],
  ])('takes %s of the server for %s', async (state, fault) => {
    const raised = await sql`do ${sql.lit(`begin raise exception 'planted' using errcode = '${state}'; end`)}`
      .execute(admin)
      .catch((error: unknown) => error);
    expect(databaseError(raised)).toBe(fault);
  });

  it('knows a statement that is given up for time and a row that is held', async () => {
    const { db } = connected();
    const held = inTransaction(admin, async (transaction) => {
      await sql`select from currency where code = 'IQD' for update`.execute(transaction);
      return faultOf(
        inTransaction(db, async (other) => {
          await sql`set local lock_timeout = 50`.execute(other);
          await sql`update currency set scale = scale where code = 'IQD'`.execute(other);
        }),
      );
    });
    expect([
      await held,
      await faultOf(sql`select pg_sleep(20)`.execute(db)),
      databaseError(new Error('a bug of ours')),
      databaseError('text'),
    ]).toEqual(['busy', 'busy', null, null]);
  });
});
