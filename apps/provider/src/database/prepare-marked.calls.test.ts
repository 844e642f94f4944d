import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { prepared } from './prepare-marked.ts';

const { byKey } = await testDatabase();

describe('a marked statement', () => {
  it('is planned once a session, whatever its values, and those without the mark are not kept', async () => {
    const plans = await inTransaction(byKey, async (transaction) => {
      const names = [];
      for (const id of [611, 612, 611]) {
        const { rows } = await sql<{
          code: string;
        }>`${prepared} select code from region where id = ${id}`.execute(transaction);
        names.push(rows.length);
        await sql`select name_en from region where id = ${id}`.execute(transaction);
      }
      const { rows } =
        await sql`select statement like '%select code%' as is_marked, generic_plans::int, custom_plans::int from pg_prepared_statements`.execute(
          transaction,
        );
      return { rows, names };
    });
    expect(plans).toEqual({
      rows: [{ is_marked: true, generic_plans: 3, custom_plans: 0 }],
      names: [1, 1, 1],
    });
  });
});
