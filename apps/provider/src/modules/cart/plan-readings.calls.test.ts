import { testDatabase } from '@dijla/test-kit/test-database';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { planReadings } from './cart-reading-store.ts';

const { byKey } = await testDatabase();

it('each of these sessions has the plan of a reading before it reads', async () => {
  await planReadings(byKey, 3);
  const plans = sql<{ plans: number }>`select count(*)::int as plans from pg_prepared_statements where statement like '%cart_line%'`;
  const planned = await byKey.connection().execute((one) => byKey.connection().execute((two) => byKey.connection().execute(async (three) => {
    const answers = await Promise.all([one, two, three].map((session) => plans.execute(session)));
    return answers.map(({ rows }) => rows[0]?.plans);
  })));
  expect(planned).toEqual([1, 1, 1]);
});
