import { randomUUID } from 'node:crypto';
import { quickPace } from '@dijla/test-kit/jobs/quick-pace';
import '@dijla/test-kit/jobs/planted-events';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSettings } from '@dijla/test-kit/test-settings';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { connect } from '../../database/connect.ts';
import { startJobQueue } from '../../events/job-queue.ts';
import { subscriber } from '../../events/subscriber.ts';
import { send, suppress } from './messaging.ts';

const database = await testDatabase();
const { desk } = await workedShop(database);
const { db } = database;
let made = 0;

/** Writes a message and brings it to a state; returns its id. */
const aMessage = async (
  state: 'failed' | 'sent' | 'queued',
  changes: Partial<Record<'params', string>> = {},
): Promise<number> => {
  made += 1;
  const to = `buyer-${made}@example.iq`;
  await inTransaction(db, (transaction) =>
    send(transaction, [
      {
        channel: 'email',
        to,
        template: 'notice',
        params: { subject: 'Hello', paragraphs: [] },
        language: 'en',
        cause: `test ${made}`,
      },
    ]),
  );
  const { id } = await db
    .updateTable('message')
    .set({ state, error: state === 'failed' ? 'refused: 550' : null, attempts: 3, ...changes })
    .where('to', '=', to)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const rowOf = (id: number) =>
  db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const again = async (messages: number[], headers = {}) =>
  (await desk('support')).call('desk/send-messages-again', { body: { messages }, headers });

describe('GET /api/desk/messages', () => {
  it('lists messages by what became of them, a page at a time', async () => {
    const [failed, waiting] = [await aMessage('failed'), await aMessage('queued')];
    const support = await desk('support');
    const { items } = await support.call('desk/messages', { query: { state: 'failed' } });
    expect(items.find(({ id }) => id === failed)).toMatchObject({
      state: 'failed',
      to: expect.stringContaining('@example.iq'),
      error: 'refused: 550',
      can_send: true,
    });
    const page = await support.call('desk/messages', { query: { limit: '1' } });
    expect([page.items.map(({ id }) => id), page.next]).toEqual([[waiting], waiting]);
    const next = await support.call('desk/messages', { query: { limit: '1', before: String(waiting) } });
    expect(next.items.map(({ id }) => id)).toEqual([failed]);
  });

  it('hides where they went from who may not see customers', async () => {
    await aMessage('failed');
    await db
      .insertInto('role_permission')
      .values({ role: 'catalogue', permission: 'messages.read' })
      .execute();
    const { items } = await (await desk('catalogue')).call('desk/messages');
    expect(new Set(items.map(({ to }) => to))).toEqual(new Set([null]));
  });
});

describe('sending again', () => {
  it('gives a failed message all its attempts anew, once', async () => {
    const id = await aMessage('failed');
    expect(await again([id])).toEqual({ sent: 1 });
    expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 0, error: null });
    expect(await again([id])).toEqual({ sent: 0 });
  });

  it('sends what was sent as another message, once for each request', async () => {
    const id = await aMessage('sent');
    const { to } = await rowOf(id);
    const key = { 'idempotency-key': randomUUID() };
    expect([await again([id], key), await again([id], key)]).toEqual([{ sent: 1 }, { sent: 1 }]);
    const rows = await db.selectFrom('message').select(['id', 'state']).where('to', '=', to).execute();
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['queued', 'sent']);
  });

  it('leaves out what has no content any more, waits, or whose recipient wants none', async () => {
    const [wiped, waiting, unwanted] = [
      await aMessage('sent', { params: '{}' }),
      await aMessage('queued'),
      await aMessage('failed'),
    ];
    await suppress(db, { channel: 'email', address: (await rowOf(unwanted)).to ?? '' }, 'by the owner');
    expect(await again([wiped, waiting, unwanted, 999_999])).toEqual({ sent: 0 });
  });
});

describe('jobs that failed at every try', () => {
  it('are listed without what they carry, and run again once', async () => {
    const handled: string[] = [];
    const connection = connect({ url: database.url, applicationName: 'jobs', poolSize: 4 });
    const queue = await startJobQueue({
      connection,
      schedules: [],
      subscribers: [
        subscriber({
          event: 'test.happened',
          name: 'again',
          handle: async ({ key }) => void handled.push(key),
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
    const event = { name: 'test.happened', key: 'order 7', data: { number: 41_999 } };
    await sql`
      insert into jobs.job (name, source_name, data, source_output)
      values ('dead', 'test.happened.again', ${JSON.stringify(event)}::jsonb, '{"message": "not yet"}')`.execute(
      db,
    );
    const owner = await desk('owner');
    const { items } = await owner.call('desk/jobs');
    expect(items).toMatchObject([{ queue: 'test.happened.again', key: 'order 7', error: 'not yet' }]);
    expect(JSON.stringify(items)).not.toContain('41999');
    const body = { jobs: items.map(({ id }) => id) };
    expect(await owner.call('desk/run-jobs-again', { body })).toEqual({ run: 1 });
    await expect.poll(() => handled, { timeout: 10_000 }).toEqual(['order 7']);
    expect(await owner.call('desk/run-jobs-again', { body })).toEqual({ run: 0 });
    expect(await (await desk('support')).refused('desk/jobs')).toBe('request.not-permitted');
    await queue.stop();
    await connection.close();
  }, 20_000);
});
