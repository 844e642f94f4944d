import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { forgetOldEvents } from './forget-events-sql.ts';

const { db } = await testDatabase();
const day = 86_400_000;

describe('forgetOldEvents', () => {
  it('forgets events older than 30 days, but none whose jobs are still to be queued', async () => {
    const now = Date.parse('2026-11-24T00:00:00Z');
    const event = (key: string, age: number, isQueued = true) => ({
      name: 'test.happened',
      key,
      data: '{}',
      emitted_at: new Date(now - age),
      queued_at: isQueued ? new Date(now - age) : null,
    });
    await db
      .insertInto('event')
      .values([event('old', 30 * day + 1), event('young', 30 * day - 1), event('waiting', 60 * day, false)])
      .execute();
    expect(await forgetOldEvents(db, now)).toBe(1);
    const left = await db.selectFrom('event').select('key').orderBy('key').execute();
    expect(left.map(({ key }) => key)).toEqual(['waiting', 'young']);
  });
});
