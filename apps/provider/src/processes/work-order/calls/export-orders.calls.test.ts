import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { inTransaction } from '../../../database/in-transaction.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { anOrder, desk } = await workedShop(database);
const { db } = database;
const order = await anOrder();

const csv = async (body: object = {}): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await (await desk()).call('desk/export-orders', { body })).arrayBuffer(),
  );

describe('POST /api/desk/orders/export', () => {
  it('writes the orders of a filter, with headings, as a table program reads them', async () => {
    const text = await csv({ state: 'pending', q: String(order.id) });
    const [head, row, end] = text.replace('\uFEFF', '').split('\r\n');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(head).toBe(
      'order_number,placed_at,store,state,payment_state,customer_name,telephone,region_id,shipping_method,payment_method,items,currency,charged,paid,due',
    );
    expect(row).toMatch(
      new RegExp(
        `^0000${order.id},\\d{4}-.*Z,ar,pending,unpaid,.*,07701234567,611,flatrate,cashondelivery,2,IQD,21000,0,21000$`,
      ),
    );
    expect(end).toBe('');
    expect(await csv({ state: 'refunded' })).toBe(`${text.split('\r\n')[0]}\r\n`);
  });

  it.each([
    '=HYPERLINK("http://evil.example")',
    '+964770',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '＝1',
    'a,"b"\n=c',
    '‏=1',
    "Robert'); drop table",
  ])('keeps %j a text', async (name) => {
    await sql`update order_listing set customer_name = ${name} where order_id = ${order.id}`.execute(db);
    const text = await csv({ q: String(order.id) });
    const cell = /^[^,]+,[^,]+,ar,pending,unpaid,("(?:[^"]|"")*"|[^,]*),/m.exec(text)?.[1] ?? '';
    const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    expect(value).toBe(/^[=+\-@\t＝]/.test(name) ? `'${name}` : name);
  });

  it('writes more orders than one statement reads, each once', async () => {
    // Without what hangs on an order besides: the list reads nothing else.
    await inTransaction(db, async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`
        insert into "order" (id, order_number, store_code, currency, base_currency, base_rate_numerator, base_rate_denominator)
        select 50000 + n, (50000 + n)::text, 'ar', 'IQD', 'USD', 1, 1 from generate_series(1, 2100) n`.execute(
        transaction,
      );
      await sql`
        insert into order_listing (order_id, order_number, placed_at, store_code, payment_method_code, items_qty, unit, charged)
        select 50000 + n, (50000 + n)::text, now() - n / 2 * interval '1 second', 'ar', 'many', 1, 'IQD', 1000 from generate_series(1, 2100) n`.execute(
        transaction,
      );
    });
    const rows = (await csv({ payment_method_code: 'many' })).trim().split('\r\n').slice(1);
    expect([rows.length, new Set(rows).size]).toEqual([2100, 2100]);
  });

  it('leaves a row in the audit that names the filter and no person', async () => {
    await csv({ q: 'زينب', region_id: '611' });
    const { rows } = await sql<{ after: unknown; entity: string }>`
      select entity, after from audit where act = 'exported' order by id desc limit 1`.execute(db);
    expect(rows[0]).toEqual({ entity: 'order', after: { filter: { region_id: 611, has_words: true } } });
  });

  it('is sent as a file that nobody keeps', async () => {
    const owner = await desk();
    await owner.call('desk/export-orders', { body: {} });
    const answer = await owner.fetch('/api/desk/orders/export', { method: 'POST', body: '{}' });
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'text/csv; charset=utf-8',
      'private, no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"/,
    );
    await answer.body?.cancel();
  });

  it.each([{ state: 'Ä' }, { from: 'today' }, { q: 'x'.repeat(101) }, []])('refuses %j', async (body) => {
    expect(await (await desk()).refused('desk/export-orders', { body })).toBe('request.invalid');
  });
});
