import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { forgetOldAnswers } from './forget-answers-sql.ts';

const { db } = await testDatabase();
const day = 86_400_000;

describe('forgetOldAnswers', () => {
  it('forgets answers older than a week and keeps the others', async () => {
    const now = Date.parse('2026-11-21T00:00:00Z');
    const answer = (key: string, age: number) => ({
      scope: 'cart',
      idempotency_key: key,
      call: 'cart/update',
      request_hash: 'x',
      status: 200,
      answer: JSON.stringify(true),
      created_at: new Date(now - age),
    });
    await db
      .insertInto('replayed_answer')
      .values([answer('old', 7 * day + 1), answer('young', 7 * day - 1)])
      .execute();
    expect(await forgetOldAnswers(db, now)).toBe(1);
    expect(await db.selectFrom('replayed_answer').select('idempotency_key').execute()).toEqual([
      { idempotency_key: 'young' },
    ]);
  });
});
