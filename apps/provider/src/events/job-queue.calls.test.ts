import { quickPace } from '@dijla/test-kit/jobs/quick-pace';
import { happen } from '@dijla/test-kit/jobs/planted-events';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { emit } from './emit-sql.ts';
import { gaugeJobs } from './gauge-jobs.ts';
import { startJobQueue } from './job-queue.ts';
import { subscriber } from './subscriber.ts';

const { db, pool, url } = await testDatabase();

const handled: string[] = [];
const tries: string[] = [];
const fault = { isRepaired: false };
const runs: number[] = [];

/** Two queues on connections of their own, as two processes have them. */
const startProcess = async (number: number) => {
  const connection = connect({ url, applicationName: `process ${number}`, poolSize: 8 });
  const queue = await startJobQueue({
    connection,
    schedules: [{ name: 'each-minute', cron: '* * * * *', run: async () => void runs.push(number) }],
    subscribers: [
      subscriber({
        event: 'test.happened',
        name: 'count',
        handle: async ({ key, data }) => {
          if (data.number >= 0) handled.push(`count ${key}`);
        },
      }),
      subscriber({
        event: 'test.happened',
        name: 'fail',
        handle: async ({ key, data }) => {
          if (data.number >= 0) return void handled.push(`fail ${key}`);
          tries.push(key);
          if (!fault.isRepaired) throw new Error('not yet');
        },
      }),
    ],
    context: {
      database: connection.db,
      settings: testSettings(),
      now: Date.now,
      logger: pino({ enabled: false }),
    },
    pace: { ...quickPace, expireInSeconds: 60 },
  });
  afterAll(async () => {
    await queue.stop();
    await connection.close();
  });
  return queue;
};
const startedAt = Date.now();
const [queue] = await Promise.all([startProcess(1), startProcess(2)]);

/** Makes a retry due at once. Returns the seconds it would have waited, or null while there is none. */
const hurryRetry = async (): Promise<number | null> => {
  const { rows } = await sql<{ pause: number }>`
    with waiting as (select id, extract(epoch from start_after - now())::float as pause from jobs.job where state = 'retry' and start_after > now())
    update jobs.job j set start_after = now() from waiting w where j.id = w.id returning w.pause`.execute(db);
  return rows[0]?.pause ?? null;
};

describe('jobs of events', () => {
  it('run once for each event and subscriber, over two processes and however often it is emitted', async () => {
    const keys = Array.from({ length: 30 }, (_, at) => `event ${at}`);
    await Promise.all([...keys, ...keys].map((key) => happen(db, key)));
    const expected = keys.flatMap((key) => [`count ${key}`, `fail ${key}`]).toSorted();
    await expect.poll(() => handled.toSorted()).toEqual(expected);
    const { rows } =
      await sql`select from jobs.job where name like 'test.%' and state <> 'completed'`.execute(db);
    expect([rows.length, handled.length]).toEqual([0, expected.length]);
  });

  it('are not left behind by a transaction that is rolled back', async () => {
    await expect(
      inTransaction(db, async (transaction) => {
        await emit(transaction, { name: 'test.happened', key: 'undone', data: { number: 0 } });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await queue.queueEvents()).toBe(0);
    expect(await db.selectFrom('event').select('id').where('key', '=', 'undone').execute()).toEqual([]);
  });

  it('are tried nine times with growing pauses, then are dead, and can be tried again', async () => {
    await happen(db, 'broken', -1);
    const pauses: number[] = [];
    await expect
      .poll(
        async () => {
          const pause = await hurryRetry();
          if (pause !== null) pauses.push(pause);
          return (await queue.deadJobs()).length;
        },
        { timeout: 25_000, interval: 50 },
      )
      .toBe(1);
    expect(tries).toHaveLength(9);
    expect(pauses).toHaveLength(8);
    for (const [at, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThan(2 ** at - 0.5);
      expect(pause).toBeLessThanOrEqual(2 ** (at + 1));
    }
    const [dead] = await queue.deadJobs();
    expect(dead).toMatchObject({
      queue: 'test.happened.fail',
      event: { name: 'test.happened', key: 'broken', data: { number: -1 } },
      error: 'not yet',
    });

    const registry = new Registry();
    gaugeJobs(registry, db);
    expect(await registry.metrics()).toContain('dijla_jobs{queue="test.happened.fail",state="dead"} 1');

    fault.isRepaired = true;
    expect(await queue.retryDeadJobs([dead?.id ?? ''])).toBe(1);
    await expect.poll(() => tries.length, { timeout: 5_000 }).toBe(10);
    expect(await queue.deadJobs()).toEqual([]);
  });
});

describe('schedules', () => {
  it('run once a minute, though two processes have them', async () => {
    await expect.poll(() => runs.length, { timeout: 70_000 }).toBeGreaterThan(0);
    const minutes = Math.floor(Date.now() / 60_000) - Math.floor(startedAt / 60_000) + 1;
    expect(runs.length).toBeLessThanOrEqual(minutes);
    expect(
      await sql`select key, cron, timezone from jobs.schedule`.execute(db).then(({ rows }) => rows),
    ).toEqual([{ key: 'each-minute', cron: '* * * * *', timezone: 'Asia/Baghdad' }]);
  }, 75_000);

  it('are refused when two have the same name', async () => {
    const twice = { name: 'twice', cron: '* * * * *', run: async () => undefined };
    await expect(
      startJobQueue({
        connection: { db, pool } as never,
        subscribers: [],
        schedules: [twice, twice],
        context: { database: db, settings: testSettings(), now: Date.now, logger: pino({ enabled: false }) },
      }),
    ).rejects.toThrow('Two kinds of jobs are named twice.');
  });
});
