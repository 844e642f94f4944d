import type { Connection } from '@dijla/provider/database';

const names = `array['محمد','علي','أحمد','حسين','زينب','فاطمة','نور','مصطفى','حيدر','عمر','Mohammed','Ali','Sara','Karrar','Noor','Huda','Mustafa','Layla','Yousif','Rania']`;
const families = `array['الجبوري','العبيدي','الكعبي','الدليمي','حسن','كاظم','جاسم','Al-Jubouri','Hassan','Kareem','Salman','الشمري','البياتي','التميمي','Saleh','عبد الله','الزبيدي','Hameed','Jabbar','العزاوي']`;
const states = `case when r < 880 then 'complete' when r < 940 then 'cancelled' when r < 950 then 'refunded' when r < 960 then 'cancelled_by_request'
  when r < 975 then 'dispatched' when r < 982 then 'preparing' when r < 990 then 'pending' when r < 994 then 'delivery_failed' when r < 997 then 'on_hold' else 'under_review' end`;

/** The same number for the same order, from 0 to below `most`. */
const drawn = (salt: string, most: number): string => `((hashtext('${salt}' || n) & 2147483647) % ${most})`;

/** Orders of one statement. */
const batch = 10_000;

const orders = `insert into "order" (id, order_number, store_code, currency, base_currency, base_rate_numerator, base_rate_denominator, placed_at)
  select n, lpad(n::text, 9, '0'), 'ar', 'IQD', 'USD', 1, 1, now() - ($3::int - n) * interval '5 minutes' from generate_series($1::int, $2::int) n`;

const listings = `insert into order_listing (order_id, order_number, placed_at, store_code, state, region_id, shipping_carrier_code, shipping_method_code, payment_method_code,
    customer_name, telephone, items_qty, unit, charged, paid, words)
  select n, lpad(n::text, 9, '0'), now() - ($3::int - n) * interval '5 minutes', 'ar', ${states}, 601 + least(18, (place * place / 300)::int), 'flatrate',
    case when ${drawn('ship', 10)} = 0 then 'freeshipping' else 'flatrate' end, case when ${drawn('pay', 40)} = 0 then 'banktransfer' else 'cashondelivery' end,
    first || ' ' || last, phone, 1 + ${drawn('qty', 4)}, 'IQD', amount, case when r < 880 then amount else 0 end,
    order_words(lpad(n::text, 9, '0'), jsonb_build_array(jsonb_build_object('sku', 'DJ-' || ${drawn('sku', 5000)}, 'name', 'سماعات لاسلكية ' || ${drawn('goods', 400)})),
      jsonb_build_array(jsonb_build_object('firstname', first, 'lastname', last, 'telephone', phone)))
  from (
    select n, ${drawn('state', 1000)} as r, ${drawn('place', 100)} as place, (${names})[1 + ${drawn('first', 20)}] as first, (${families})[1 + ${drawn('last', 20)}] as last,
      '07' || (array['7','8','5'])[1 + ${drawn('net', 3)}] || lpad(${drawn('phone', 50_000_000)}::text, 8, '0') as phone, 5000 + 250 * ${drawn('amount', 4000)} as amount
    from generate_series($1::int, $2::int) n
  ) made`;

/**
 * Fills the list of orders with `count` made-up ones, one every five minutes until now, without what hangs on an order
 * besides its row: lists read nothing else.
 */
export const fillOrders = async ({ pool }: Connection, count: number): Promise<void> => {
  const client = await pool.connect();
  const first = 10_001;
  const last = first + count - 1;
  try {
    await client.query('set session_replication_role = replica');
    for (let from = first; from <= last; from += batch)
      for (const statement of [orders, listings])
        await client.query(statement, [from, Math.min(last, from + batch - 1), last]);
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze order_listing');
    await client.query('analyze "order"');
  } finally {
    client.release();
  }
};
