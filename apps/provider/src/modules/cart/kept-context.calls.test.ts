import { testDatabase } from '@dijla/test-kit/database/test-database';
import { type CompiledQuery, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../database/count-statements.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { loadCart } from './reading/cart-snapshot-sql.ts';
import { readTotalsContextRows, standingQuery } from './totals/totals-context-sql.ts';

const { db } = await testDatabase();
const now = Date.parse('2026-11-22T09:00:00Z');
const hour = 3_600_000;

const contextAt = async (at = now) => (await loadCart(db, { cartId: '', storeCode: 'ar', now: at })).context;
const write = (statement: string) => sql.raw(statement).execute(db);
const rule = `'{"when": {"all": []}, "then": {"type": "percent", "percent": 100000}}'`;

beforeAll(async () => {
  await write(`insert into promotion (id, code, rule, source, from_at, until_at) values
    (1, 'always', ${rule}, 'test', null, null), (2, 'an hour', ${rule}, 'test', '2026-11-22 10:00:00.0005Z', '2026-11-22 11:00Z')`);
  await write(`insert into promotion_text (promotion_id, language, name) values (1, 'ar', 'دائماً')`);
});

describe('what totals are computed with', () => {
  it('is read once for many carts', async () => {
    await contextAt();
    const { statements } = await countStatements(() => contextAt(now + 1));
    expect(statements).toHaveLength(1);
  });

  it.each([
    [`update exchange_rate set numerator = numerator * 2`],
    [
      `insert into exchange_rate (base_currency, quote_currency, numerator, denominator, valid_from) select base_currency, quote_currency, 7, 1, '2026-11-22 08:00Z' from exchange_rate limit 1`,
    ],
    [`update tax_rate set rate = rate + 1`],
    [`update tax_rule set priority = priority + 1`],
    [`delete from tax_rule_rate`],
    [`delete from tax_rule_class`],
    [`update shipping_method_text set method_title = method_title || '!'`],
    [`update shipping_price set price = price + 250`],
    [
      `insert into shipping_rate (carrier_code, method_code, country, region_code, currency, min_subtotal, price, source) select carrier_code, method_code, 'IQ', 'IQ-BG', 'IQD', 0, 1, 'test' from shipping_method limit 1`,
    ],
    [`truncate shipping_rate`],
    [
      `insert into shipping_rate (carrier_code, method_code, country, region_code, currency, min_subtotal, price, source) select carrier_code, method_code, 'IQ', 'IQ-BG', 'IQD', 0, 1, 'test' from shipping_method limit 1`,
    ],
    [`update region set code = code || 'X' where code = 'IQ-BG'`],
    [`update shipping_method set position = position + 1, countries = '{IQ,JO}'`],
    [`update delivery_slot set until_hour = 13`],
    [`update delivery_slot_text set label = label || '!'`],
    [`update payment_method set for_virtual_carts = not for_virtual_carts`],
    [`update payment_method_text set title = title || '!'`],
    [`update payment_limit set fee = fee + 500`],
    [`update promotion set priority = priority + 1`],
    [`update promotion_text set name = 'كل يوم'`],
    [`insert into coupon (code, promotion_id) values ('MINE', 1)`],
    [`delete from coupon`],
    [`update store_view set language = 'en' where code = 'ar'`],
  ])('is another after %s', async (statement) => {
    const before = await contextAt();
    await write(statement);
    const after = await contextAt();
    expect(after).toEqual(await readTotalsContextRows(db, 'ar', now));
    expect(after).not.toEqual(before);
  });

  it('is what those see who changed it and have not committed, and nobody else', async () => {
    const before = await contextAt();
    const seen: unknown[] = [];
    await inTransaction(db, async (transaction) => {
      await sql`update payment_limit set fee = fee + 500`.execute(transaction);
      seen.push(
        (await loadCart(transaction, { cartId: '', storeCode: 'ar', now })).context,
        await contextAt(),
      );
      throw new Error('no');
    }).catch(() => undefined);
    expect(seen[0]).not.toEqual(before);
    expect([seen[1], await contextAt()]).toEqual([before, before]);
  });

  it('is of its own instant: what begins and ends counts from its first millisecond on, whichever was asked first', async () => {
    const begin = now + hour;
    const countAt = async (at: number) => (await contextAt(at)).promotions.length;
    const counts: number[] = [];
    for (const at of [begin, begin + 1, begin + hour - 1, begin + hour, now, begin + 1, begin])
      counts.push(await countAt(at));
    expect(counts).toEqual([1, 2, 2, 1, 1, 2, 1]);
  });

  it('stays when the use of a coupon is counted', async () => {
    await write(`insert into coupon (code, promotion_id) values ('ONCE', 1)`);
    const before = await contextAt();
    await write(`update coupon set times_used = times_used + 1`);
    expect(await contextAt()).toBe(before);
  });

  it('hangs on no table whose writing goes without notice', async () => {
    const query: CompiledQuery = standingQuery('ar', now).compile(db);
    const {
      rows: [plan],
    } = await db.executeQuery<{ 'QUERY PLAN': unknown }>({
      ...query,
      sql: `explain (format json) ${query.sql}`,
    });
    const read = JSON.stringify(plan).matchAll(/"Relation Name":"(\w+)"/g);
    const noticed = await sql<{
      name: string;
    }>`select tgrelid::regclass::text as name from pg_trigger where tgname = 'totals_context_renewed' order by 1`.execute(
      db,
    );
    expect(
      [...new Set([...read].flatMap(([, name]) => name ?? []))]
        .filter((name) => name !== 'totals_context_version')
        .toSorted(),
    ).toEqual(noticed.rows.map(({ name }) => name));
  });
});
