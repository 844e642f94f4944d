import { emptyDatabase } from '@dijla/test-kit/database/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations } from './migrate.ts';
import { readMigrationFiles, shopFolders } from './migration-files.ts';

const client = new pg.Client({ connectionString: await emptyDatabase() });
const files = readMigrationFiles(shopFolders);
const place = files.findIndex(({ name }) => name.includes('pack-orders'));

/** Three orders as the release before wrote them: in dollars and paid in part, called off, and of an import. */
const before = `
  insert into cart (id, store_code, currency) values ('cart-1', 'en', 'USD'), ('cart-2', 'ar', 'IQD');
  insert into order_claim (cart_id, order_id) values ('cart-1', 10001), ('cart-2', 10002), ('past:A-1', 10003);
  insert into "order" (id, order_number, cart_id, store_code, currency, base_currency, base_rate_numerator, base_rate_denominator, payable_currency,
    payable_rate_numerator, payable_rate_denominator, payable_step, placed_at)
  values (10001, '000010001', 'cart-1', 'en', 'USD', 'USD', 1, 1, 'IQD', 1310, 1, 250, '2026-11-01T10:00:00Z'),
    (10002, '000010002', 'cart-2', 'ar', 'IQD', 'USD', 1310, 1, 'IQD', 1, 1, 250, '2026-11-02T10:00:00Z'),
    (10003, 'A-1', null, 'ar', 'IQD', 'USD', 1310, 1, null, null, null, null, '2025-05-05T05:00:00Z');
  insert into order_revision (order_id, number, cause, actor, request_id, is_virtual, shipping_carrier_code, shipping_method_code, payment_method_code, payment_title,
    context_version, items_qty, subtotal, shipping_amount, tax_amount, discount_amount, grand_total, base_subtotal, base_shipping_amount, base_tax_amount,
    base_discount_amount, base_grand_total, payable_total)
  select o.id, 1, 'placed', 'shopper', 'test', false, 'flatrate', 'flatrate', 'cashondelivery', 'Cash', 'v', 3, 0, 0, 0, 0, 1600, 0, 0, 0, 0, 0,
    case when o.payable_currency is not null then 21000 end from "order" o;
  insert into order_line (order_id, line_number, product_id, sku, name, product_type, options) select id, n, n, 'MUG-' || n, 'كوب', 'simple', '[]' from "order", generate_series(1, 2) n;
  insert into order_revision_line select id, 1, n, n, 0, 0, 0, 0, 0, 0, 0, 0 from "order", generate_series(1, 2) n;
  insert into order_address (order_id, revision, kind, firstname, lastname, telephone, country, region_id, city, street)
  select id, 1, kind, 'Noor', 'Hasan', case when kind = 'shipping' then '07701234567' end, 'IQ', 611, 'Baghdad', '{Karrada}'
  from "order", unnest(array['shipping', 'billing']) kind;
  insert into order_event (order_id, to_state, actor) values (10001, 'pending', 'shopper'), (10001, 'preparing', 'staff'), (10002, 'pending', 'shopper'), (10002, 'cancelled', 'staff'),
    (10003, 'complete', 'import');
  insert into order_give_back (order_id, line_number, cause, kind, qty, actor) values (10002, 1, 'cancellation', 'cancellation', 1, 'staff');
  insert into ledger_journal (kind, cause, order_id, actor, at) values ('payment', 'a', 10001, 'shop', now()), ('sale', 'b', 10001, 'shop', now()), ('refund', 'c', 10001, 'shop', now());
  insert into ledger_entry select j.id, l.line, l.account, 'IQD', l.amount from ledger_journal j join (values
    ('a', 1, 'payments:bank', -9000), ('a', 2, 'receivable:order:10001', 9000), ('b', 1, 'receivable:order:10001', -21000), ('b', 2, 'sales', 21000),
    ('c', 1, 'receivable:order:10001', -1000), ('c', 2, 'refunds', 1000)) l (cause, line, account, amount) using (cause);`;

const rows = async (text: string): Promise<unknown[]> =>
  (await client.query<{ row: unknown }>(`select to_jsonb(each) as row from (${text}) each`)).rows.map(
    ({ row }) => row,
  );

beforeAll(async () => {
  await client.connect();
  await applyMigrations(client, files.slice(0, place));
  await client.query(before);
  await client.query('begin');
  await applyMigrations(client, files.slice(place, place + 1));
  await client.query('commit');
});
afterAll(() => client.end());

describe('orders of a database from before packages', () => {
  it('have one package that holds what they are of', async () => {
    expect(await rows('select order_id, number, increment_id from order_package order by order_id')).toEqual([
      { order_id: 10001, number: 1, increment_id: '000010001-1' },
      { order_id: 10002, number: 1, increment_id: '000010002-1' },
      { order_id: 10003, number: 1, increment_id: 'A-1-1' },
    ]);
    expect(
      await rows(
        'select order_id, line_number, qty, given_back from order_package_line order by order_id, line_number',
      ),
    ).toEqual(
      [10001, 10002, 10003].flatMap((order_id) => [
        { order_id, line_number: 1, qty: 1, given_back: 0 },
        { order_id, line_number: 2, qty: 2, given_back: 0 },
      ]),
    );
  });

  it('are listed with their state, what is owed, and the words they are found by', async () => {
    expect(
      await rows(`select order_id, state, package_states, telephone, region_id, unit, charged, paid, refunded, due, payment_state,
        words @@ '''كوب'' & ''hasan'' & ''mug'' & ''07701234567'''::tsquery as found from order_listing order by order_id`),
    ).toEqual([
      {
        order_id: 10001,
        state: 'preparing',
        package_states: ['preparing'],
        telephone: '07701234567',
        region_id: 611,
        unit: 'IQD',
        charged: 21_000,
        paid: 9000,
        refunded: 1000,
        due: 13_000,
        payment_state: 'refunded_in_part',
        found: true,
      },
      expect.objectContaining({ state: 'cancelled', charged: 0, due: 0, payment_state: 'none', found: true }),
      expect.objectContaining({
        state: 'complete',
        charged: null,
        due: 0,
        payment_state: 'elsewhere',
        found: true,
      }),
    ]);
  });

  it('keep what was given back, as goods that can be sold again', async () => {
    expect(await rows('select qty, is_restocked from order_give_back')).toEqual([
      { qty: 1, is_restocked: true },
    ]);
  });
});
