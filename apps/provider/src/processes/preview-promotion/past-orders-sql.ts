import type { CurrencyCode } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Sold } from '../../modules/cart/cart.ts';

/** Orders that are counted at most. */
const ordersAtMost = 2000;

/** Milliseconds since 1970; the first is included. */
export type Span = { from: number; until: number };

type PastLine = {
  sku: string;
  parent_sku: string | null;
  qty: number;
  price: number;
  price_incl_tax: number;
  row_total: number;
  row_total_incl_tax: number;
  discount_amount: number;
  /** Percent. */
  tax_percent: number;
};

/** An order as it is now, without what was given back or refused. */
export type PastOrderRow = {
  id: number;
  order_number: string;
  placed_at: string;
  store_code: string;
  currency: { code: CurrencyCode; scale: number };
  base_currency: { code: CurrencyCode; scale: number };
  base_rate: { numerator: number; denominator: number };
  region_id: number | null;
  /** Null for a guest. */
  customer_group: string | null;
  customer_id: number | null;
  telephone: string | null;
  /** Goods and delivery, with tax. */
  total: number;
  /** Delivery with tax. */
  delivery: number;
  promotion_ids: number[];
  lines: PastLine[];
};

/** Counts the orders of the shop itself that were not called off, and reads the newest ids of them. */
export const readPastOrderIds = async (
  db: Database,
  { from, until }: Span,
): Promise<{ orders: number; ids: number[] }> => {
  const { rows } = await sql<{ orders: number; ids: number[] }>`
    with listed as materialized (
      select l.order_id, l.placed_at from order_listing l
      where l.placed_at >= ${new Date(from)} and l.placed_at < ${new Date(until)} and l.charged is not null
        and l.state not in ('cancelled', 'cancelled_by_request')
    )
    select (select count(*)::integer from listed) as orders, coalesce((
      select json_agg(n.order_id order by n.placed_at desc, n.order_id desc)
      from (select * from listed order by placed_at desc, order_id desc limit ${ordersAtMost}) n
    ), '[]') as ids`.execute(db);
  return rows[0] ?? { orders: 0, ids: [] };
};

const instant = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Reads orders with their lines, at the prices they were placed at. */
export const readPastOrders = async (db: Database, ids: readonly number[]): Promise<PastOrderRow[]> => {
  const { rows } = await sql<PastOrderRow>`
    select o.id, o.order_number, ${instant(sql`o.placed_at`)} as placed_at, o.store_code,
      json_build_object('code', c.code, 'scale', c.scale) as currency, json_build_object('code', b.code, 'scale', b.scale) as base_currency,
      json_build_object('numerator', o.base_rate_numerator, 'denominator', o.base_rate_denominator) as base_rate,
      (select a.region_id from order_address a where a.order_id = o.id and a.revision = o.revision and a.kind = 'shipping') as region_id,
      g.code as customer_group, o.customer_id, l.telephone,
      r.shipping_amount + r.tax_amount + coalesce((select sum(q.row_total - q.discount_amount) from order_revision_line q
        where q.order_id = o.id and q.revision = o.revision), 0)::bigint as total,
      r.shipping_amount + r.tax_amount - coalesce((select sum(q.tax_amount) from order_revision_line q
        where q.order_id = o.id and q.revision = o.revision), 0)::bigint as delivery,
      coalesce((select json_agg(u.promotion_id) from order_promotion_use u where u.order_id = o.id), '[]') as promotion_ids,
      coalesce((
        select json_agg(json_build_object('sku', p.sku, 'parent_sku', p.parent_sku, 'qty', q.qty, 'price', q.price, 'price_incl_tax', q.price_incl_tax,
          'row_total', q.row_total, 'row_total_incl_tax', q.row_total_incl_tax, 'discount_amount', q.discount_amount, 'tax_percent', q.tax_percent)
          order by q.line_number)
        from order_revision_line q join order_line p on p.order_id = q.order_id and p.line_number = q.line_number
        where q.order_id = o.id and q.revision = o.revision
      ), '[]') as lines
    from "order" o join order_listing l on l.order_id = o.id join order_revision r on r.order_id = o.id and r.number = o.revision
    join currency c on c.code = o.currency join currency b on b.code = o.base_currency
    left join customer m on m.id = o.customer_id left join customer_group g on g.id = m.customer_group_id
    where o.id = any(${[...ids]})`.execute(db);
  return rows;
};

/** Reads what promotions ask of products, by sku, as a store view has them; of the attributes named alone. */
export const readSold = async (
  db: Database,
  storeCode: string,
  { skus, attributeCodes }: { skus: readonly string[]; attributeCodes: readonly string[] },
): Promise<Sold[]> => {
  const { rows } = await sql<Sold>`
    select p.sku, exists (select from gift_card_product k where k.product_id = p.id) as is_gift_card, coalesce((
        select json_agg(c.url_path) from product_category m join category_store c on c.category_id = m.category_id and c.store_code = ${storeCode}
        where m.product_id = p.id
      ), '[]') as categories,
      coalesce((select json_object_agg(n.code, p.attributes -> n.code) from unnest(${[...attributeCodes]}::text[]) n (code) where p.attributes ? n.code), '{}')
        as named_attributes
    from product p where p.sku = any(${[...skus]})`.execute(db);
  return rows;
};
