import { emptyDatabase } from '@dijla/test-kit/database/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations } from './migrate.ts';
import { readMigrationFiles, shopFolders } from './migration-files.ts';

const client = new pg.Client({ connectionString: await emptyDatabase() });
const files = readMigrationFiles(shopFolders);
const place = files.findIndex(({ name }) => name.includes('hang-orders-on-revisions'));

/** Two orders as the release before wrote them: of a cart, in dollars with a coupon, and of an import. */
const before = `
  insert into product (id, sku, type, attributes, source) overriding system value values (7, 'MUG', 'simple', '{}', 'demo'), (8, 'POT', 'simple', '{}', 'demo');
  insert into cart (id, store_code, currency) values ('cart-1', 'en', 'USD');
  insert into order_claim (cart_id, order_id) values ('cart-1', 10001), ('past:A-1', 10002);
  insert into "order" (id, order_number, cart_id, store_code, currency, base_currency, base_rate_numerator, base_rate_denominator, payable_currency,
    payable_rate_numerator, payable_rate_denominator, payable_step, payable_total, is_virtual, shipping_carrier_code, shipping_method_code, shipping_title,
    delivery_slot, payment_method_code, payment_title, coupon_code, context_version, items_qty, subtotal, shipping_amount, tax_amount, discount_amount,
    grand_total, base_subtotal, base_shipping_amount, base_tax_amount, base_discount_amount, base_grand_total, request_id, placed_at)
  values
    (10001, '000010001', 'cart-1', 'en', 'USD', 'USD', 1, 1, 'IQD', 1310, 1, 250, 21000, false, 'flatrate', 'flatrate', 'Flat', 'before2pm', 'cashondelivery',
      'Cash', 'WELCOME10', 'v1', 3, 1833, 400, 10, 183, 1600, 1833, 400, 11, 183, 1601, 'request-1', '2026-11-01T10:00:00Z'),
    (10002, 'A-1', null, 'ar', 'IQD', 'USD', 1310, 1, null, null, null, null, null, true, null, null, null, null, 'free', 'free', null, 'past', 1, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 'import-1', '2025-05-05T05:00:00Z');
  insert into order_line (order_id, line_number, product_id, parent_sku, sku, name, product_type, qty, price, price_incl_tax, row_total, row_total_incl_tax,
    tax_amount, tax_percent, discount_amount, base_row_total, options, product_option, parts)
  values
    (10001, 1, 7, null, 'MUG', 'كوب', 'simple', 2, 611, 612, 1222, 1224, 2, 0.1625, 122, 1223, '[{"label":"Color","value":"Red"}]', '{"a":1}', '[]'),
    (10001, 2, 8, 'POTS', 'POT', 'Pot', 'bundle', 1, 611, 611, 611, 611, 0, 0, 61, 610, '[]', null, '[{"product_id":7,"sku":"MUG","name":"Mug","qty":2}]'),
    (10002, 1, 8, null, 'POT', 'Pot', 'simple', 1, 0, 0, 0, 0, 0, 0, 0, 0, '[]', null, '[]');
  insert into order_total (order_id, position, code, title, value) values (10001, 1, 'subtotal', 'Subtotal', 1833), (10001, 2, 'note', 'Note', null);
  insert into order_address (order_id, kind, firstname, lastname, country, city, street)
  values (10001, 'shipping', 'Noor', 'Hasan', 'IQ', 'Baghdad', '{Karrada 62,""}'), (10001, 'billing', 'Noor', 'Hasan', 'IQ', 'Baghdad', '{Mansour 1}');
  insert into order_event (order_id, to_state, actor) values (10001, 'pending', 'shopper'), (10001, 'invoiced', 'staff 4'), (10002, 'pending', 'import 9');
  insert into order_give_back (order_id, line_number, cause, kind, qty, actor) values (10001, 1, 'return 1', 'return', 1, 'staff 4');`;

const rows = async (text: string): Promise<unknown[]> =>
  (await client.query<{ row: unknown }>(`select to_jsonb(found) as row from (${text}) found`)).rows.map(
    ({ row }) => row,
  );

const seenBefore = async () => ({
  orders: await rows('select * from "order" order by id'),
  lines: await rows('select * from order_line order by order_id, line_number'),
  addresses: await rows('select * from order_address order by kind'),
  totals: await rows('select * from order_total order by position'),
});
type Seen = Awaited<ReturnType<typeof seenBefore>>;
let kept: Seen;

beforeAll(async () => {
  await client.connect();
  await applyMigrations(client, files.slice(0, place));
  await client.query(before);
  kept = await seenBefore();
  await client.query('begin');
  await applyMigrations(client, files.slice(place, place + 1));
  await client.query('commit');
});
afterAll(() => client.end());

const asFirst = (list: unknown[]) =>
  list.map((row) => {
    const { request_id: _, ...rest } = row as { request_id?: string };
    return { ...rest, revision: 1 };
  });

describe('orders of a database from before revisions', () => {
  it('read as they did, as what they are now', async () => {
    expect(await rows('select * from current_order order by id')).toEqual(asFirst(kept.orders));
    expect(await rows('select * from current_order_line order by order_id, line_number')).toEqual(kept.lines);
    expect(await rows('select * from order_address order by kind')).toEqual(asFirst(kept.addresses));
    expect(await rows('select * from order_total order by position')).toEqual(asFirst(kept.totals));
  });

  it('have one revision, made when, by whom and by which request they were placed', async () => {
    expect(
      await rows(
        'select order_id, number, cause, actor, reason, request_id, at from order_revision order by order_id',
      ),
    ).toEqual([
      {
        order_id: 10001,
        number: 1,
        cause: 'placed',
        actor: 'shopper',
        reason: null,
        request_id: 'request-1',
        at: '2026-11-01T10:00:00+00:00',
      },
      {
        order_id: 10002,
        number: 1,
        cause: 'import',
        actor: 'import 9',
        reason: null,
        request_id: 'import-1',
        at: '2025-05-05T05:00:00+00:00',
      },
    ]);
    expect(await rows('select qty from order_give_back')).toEqual([{ qty: 1 }]);
  });

  it('can be revised', async () => {
    await client.query(`begin; update "order" set revision = 2 where id = 10001;
      insert into order_revision select order_id, 2, 'edit', 'test', null, 'request-2', now(), is_virtual, shipping_carrier_code, shipping_method_code,
        shipping_title, delivery_slot, payment_method_code, payment_title, null, context_version, 0, 0, shipping_amount, 0, 0, 400, 0, base_shipping_amount, 0, 0,
        400, 250 from order_revision where order_id = 10001;
      commit`);
    expect(await rows('select id, coupon_code, grand_total from current_order order by id')).toEqual([
      { id: 10001, coupon_code: null, grand_total: 400 },
      { id: 10002, coupon_code: null, grand_total: 0 },
    ]);
    expect(await rows('select order_id, line_number from current_order_line')).toEqual([
      { order_id: 10002, line_number: 1 },
    ]);
  });
});
