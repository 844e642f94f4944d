import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { databaseProxy } from '@dijla/test-kit/database/database-proxy';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { effectsOf, makeEffects, takeEffect } from '@dijla/test-kit/jobs/effects';
import { happen } from '@dijla/test-kit/jobs/planted-events';
import { quickPace } from '@dijla/test-kit/jobs/quick-pace';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { connect } from '../database/connect.ts';
import { type JobQueue, startJobQueue } from './job-queue.ts';
import { subscriber } from './subscriber.ts';

const { db, url } = await testDatabase();
await makeEffects(db);
const dyingProcess = join(import.meta.dirname, '../../../../testing/kit/src/jobs/dying-process.ts');

/** Runs the work with a queue that is stopped after it. */
const withQueue = async (
  databaseUrl: string,
  handle: (key: string) => Promise<void>,
  work: (queue: JobQueue) => Promise<void>,
): Promise<void> => {
  const connection = connect({ url: databaseUrl, applicationName: 'survivor', poolSize: 6 });
  const queue = await startJobQueue({
    connection,
    schedules: [],
    subscribers: [subscriber({ event: 'test.happened', name: 'effect', handle: ({ key }) => handle(key) })],
    context: {
      database: connection.db,
      settings: testSettings(),
      now: Date.now,
      logger: pino({ enabled: false }),
    },
    pace: quickPace,
  });
  try {
    await work(queue);
  } finally {
    await queue.stop();
    await connection.close();
  }
};

const steps = ['begun', 'in the middle', 'before it was acknowledged', 'emitted'];

describe('a job is not lost', () => {
  it('when its process is killed, at whatever step, and takes effect once', async () => {
    for (const step of steps) {
      const child = fork(dyingProcess, [url, step]);
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    }
    expect(await effectsOf(db)).toEqual(['before it was acknowledged']);
    const handled: string[] = [];
    await withQueue(
      url,
      async (key) => {
        handled.push(key);
        await takeEffect(db, key);
      },
      async () => {
        await expect.poll(() => new Set(handled), { timeout: 20_000 }).toEqual(new Set(steps));
        // A handler is noted before it takes effect.
        await expect.poll(() => effectsOf(db), { timeout: 20_000 }).toEqual(steps.toSorted());
      },
    );
  }, 60_000);

  it('when the database goes away and comes back, and the process goes on', async () => {
    const proxy = await databaseProxy(url);
    const handled: string[] = [];
    await withQueue(
      proxy.url,
      async (key) => void handled.push(key),
      async () => {
        await proxy.refuse();
        await happen(db, 'meanwhile');
        await new Promise((resolve) => setTimeout(resolve, 600));
        expect(handled).toEqual([]);
        await proxy.allow();
        await expect.poll(() => handled, { timeout: 10_000 }).toEqual(['meanwhile']);
        await happen(db, 'afterwards');
        await expect.poll(() => handled, { timeout: 10_000 }).toEqual(['meanwhile', 'afterwards']);
      },
    );
    await proxy.close();
  }, 60_000);

  it('when the shop is stopped: the stop waits for a job that runs', async () => {
    const begun = Promise.withResolvers<void>();
    const handled: string[] = [];
    await withQueue(
      url,
      async (key) => {
        begun.resolve();
        await new Promise((resolve) => setTimeout(resolve, 300));
        handled.push(key);
      },
      async () => {
        await happen(db, 'late');
        await begun.promise;
      },
    );
    expect(handled).toEqual(['late']);
    const { rows } = await sql`select state::text from jobs.job where data ->> 'key' = 'late'`.execute(db);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
});
