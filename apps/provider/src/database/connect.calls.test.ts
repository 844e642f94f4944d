import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countStatements } from './count-statements.ts';
import { inTransaction } from './in-transaction.ts';

const { db } = await testDatabase();

const read = async (expression: string): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db);
  return rows[0]?.value;
};

describe('connect', () => {
  it.each([
    ['9007199254740991::int8', 9_007_199_254_740_991],
    ['array[1, null, -3]::int8[]', [1, null, -3]],
    ['12.3400::numeric', '12.3400'],
    ['array[1.50]::numeric[]', ['1.50']],
    [`'2026-11-20'::date`, '2026-11-20'],
    [`'2026-11-20 10:00+03'::timestamptz`, new Date('2026-11-20T07:00:00Z')],
    [`'{"a": [1]}'::jsonb`, { a: [1] }],
    [`array['ب', 'a']`, ['ب', 'a']],
    [`current_setting('timezone')`, 'UTC'],
    [`current_setting('statement_timeout')`, '30s'],
  ])('reads %s', async (expression, value) => {
    expect(await read(expression)).toEqual(value);
  });

  it('throws at an amount that is no safe integer', async () => {
    await expect(read('9007199254740993::int8')).rejects.toThrow('no safe integer');
  });
});

describe('countStatements', () => {
  it('tells the statements of this work alone, in order', async () => {
    const [first, second] = await Promise.all([
      countStatements(() =>
        inTransaction(db, (transaction) => transaction.selectFrom('currency').select('code').execute()),
      ),
      countStatements(() =>
        db.selectFrom('region').select('id').where('code', '=', 'IQ-BG').executeTakeFirst(),
      ),
    ]);
    expect([first.statements, second.statements, second.result]).toEqual([
      ['start transaction isolation level read committed', 'select "code" from "currency"', 'commit'],
      ['select "id" from "region" where "code" = $1'],
      { id: 611 },
    ]);
  });
});

const failing = (code: string, times: number) => {
  let runs = 0;
  const work = async (): Promise<number> => {
    runs += 1;
    if (runs <= times) throw Object.assign(new Error(code), { code });
    return runs;
  };
  return { work, runs: () => runs };
};

describe('inTransaction', () => {
  it.each(['40001', '40P01'])('runs again when the server gave it up with %s', async (code) => {
    await expect(inTransaction(db, failing(code, 2).work)).resolves.toBe(3);
  });

  it('gives up after three times', async () => {
    const { work, runs } = failing('40001', 9);
    await inTransaction(db, work).catch(() => undefined);
    expect(runs()).toBe(3);
  });

  it('does not repeat what fails otherwise', async () => {
    const { work, runs } = failing('23505', 9);
    await inTransaction(db, work).catch(() => undefined);
    expect(runs()).toBe(1);
  });

  it('keeps nothing of work that fails', async () => {
    const work = inTransaction(db, async (transaction) => {
      await transaction.insertInto('price_list').values({ code: 'half' }).execute();
      throw new Error('no');
    });
    await work.catch(() => undefined);
    expect(await db.selectFrom('price_list').select('code').orderBy('code').execute()).toEqual([
      { code: 'general' },
      { code: 'wholesale' },
    ]);
  });

  it('refuses to open one inside another', async () => {
    await expect(
      inTransaction(db, (transaction) => inTransaction(transaction, async () => 1)),
    ).rejects.toThrow('open already');
  });

  it('lets two that lock each other out both come through', async () => {
    const both = (first: string, second: string) =>
      inTransaction(db, async (transaction) => {
        for (const code of [first, second]) {
          await transaction
            .updateTable('currency')
            .set({ scale: (column) => column.ref('scale') })
            .where('code', '=', code)
            .execute();
          await sql`select pg_sleep(0.05)`.execute(transaction);
        }
        return `${first} ${second}`;
      });
    await expect(Promise.all([both('IQD', 'USD'), both('USD', 'IQD')])).resolves.toEqual([
      'IQD USD',
      'USD IQD',
    ]);
  });
});
