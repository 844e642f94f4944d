import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { forgetSpentLimits } from './forget-limits-sql.ts';

const { db } = await testDatabase();

describe('forgetSpentLimits', () => {
  it('deletes counters whose time is over and keeps the others', async () => {
    const now = Date.parse('2026-11-23T00:00:00Z');
    await db
      .insertInto('rate_limit')
      .values([
        { key: 'over', points: 3, expire: now - 1 },
        { key: 'counting', points: 3, expire: now },
      ])
      .execute();
    expect(await forgetSpentLimits(db, now)).toBe(1);
    expect(await db.selectFrom('rate_limit').select('key').execute()).toEqual([{ key: 'counting' }]);
  });
});
