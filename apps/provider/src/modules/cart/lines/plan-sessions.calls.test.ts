import { testDatabase } from '@dijla/test-kit/database/test-database';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../../database/connect.ts';
import { planSessions } from './plan-sessions.ts';

const { db, byKey } = await testDatabase();

/** Number of prepared cart statements in each of `sessions` sessions. */
const plansOf = async (sessions: number): Promise<number[]> => {
  if (sessions === 0) return [];
  return byKey.connection().execute(async (session: Database) => {
    const { rows } = await sql<{
      plans: number;
    }>`select count(*)::int as plans from pg_prepared_statements where statement like '%cart_line%'`.execute(
      session as Kysely<unknown>,
    );
    return [rows[0]?.plans ?? 0, ...(await plansOf(sessions - 1))];
  });
};

it('each of these sessions has planned how carts are read and written before it does, and has written nothing', async () => {
  await planSessions(byKey, { sessions: 3, isOver: () => false });
  expect(await plansOf(3)).toEqual([3, 3, 3]);
  expect(await db.selectFrom('replayed_answer').selectAll().execute()).toEqual([]);
});

it('opens no more once it is over', async () => {
  let left = 2;
  await planSessions(byKey, { sessions: 8, isOver: () => (left -= 1) < 0 });
  expect((await plansOf(4)).filter((plans) => plans > 0)).toHaveLength(3);
});
