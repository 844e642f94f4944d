import { testDatabase } from '@dijla/test-kit/database/test-database';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { emit } from './emit-sql.ts';
import { startJobQueue } from './job-queue.ts';
import { makeJobTables } from './make-job-tables.ts';
import { subscriber } from './subscriber.ts';

declare module './event.ts' {
  interface EventData {
    'test.happened': { number: number };
  }
}

const connection = await testDatabase();
const session = await connection.pool.connect();
await makeJobTables(session);
session.release();
const context = { database: connection.db, now: Date.now, logger: pino({ enabled: false }) };

const handled: number[] = [];
const tries: number[] = [];
let isBroken = true;
const queue = await startJobQueue({
  connection,
  schedules: [],
  subscribers: [
    subscriber({
      event: 'test.happened',
      name: 'count',
      handle: async ({ data }) => void handled.push(data.number),
    }),
    subscriber({
      event: 'test.happened',
      name: 'fail-once',
      handle: async ({ data }) => {
        if (data.number !== 3) return;
        tries.push(data.number);
        if (isBroken) throw new Error('not yet');
      },
    }),
  ],
  context,
});
afterAll(() => queue.stop());

const happen = (key: string, number: number) =>
  inTransaction(connection.db, (transaction) =>
    emit(transaction, { name: 'test.happened', key, data: { number } }),
  );

describe('jobs of events', () => {
  it('hands an event to each subscriber once, however often it is emitted', async () => {
    await happen('a', 1);
    await happen('a', 1);
    await queue.queueEvents();
    await expect.poll(() => handled).toEqual([1]);
  });

  it('forgets an event whose transaction is rolled back', async () => {
    await expect(
      inTransaction(connection.db, async (transaction) => {
        await emit(transaction, { name: 'test.happened', key: 'b', data: { number: 2 } });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await queue.queueEvents()).toBe(0);
  });

  it('runs a failed job again, a moment later', async () => {
    await happen('c', 3);
    await queue.queueEvents();
    await expect.poll(() => tries.length).toBe(1);
    isBroken = false;
    await connection.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
    await expect.poll(() => tries.length).toBe(2);
  });
});
