import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { rowsAtMost, type Unit } from './report-scope-sql.ts';

export type StockKind = 'value' | 'low' | 'still';
type StockRow = {
  sku: string;
  name: string;
  qty: number;
  price: number | null;
  value: number | null;
  last_sold_at: string | null;
};
export type StockReport = {
  unit: Unit;
  total: { rows: number; pieces: number; value: number };
  rows: StockRow[];
};

const lowBelow = sql`(select max(only_left_below) from store_view)`;

const chosen = {
  value: { where: sql`k.qty > 0`, order: sql`k.value desc nulls last, k.sku` },
  low: { where: sql`k.qty < ${lowBelow}`, order: sql`k.qty, k.sku` },
  still: {
    where: sql`k.qty > 0 and (k.last_sold is null or k.last_sold < (select since from asked))`,
    order: sql`k.value desc nulls last, k.sku`,
  },
} as const;

/**
 * Values counted stock at regular prices of the shop's first store view, in the currency it is paid in: the shop keeps no costs. `days` is how long
 * nobody bought what stands still, as of `now` (ms). One statement.
 */
export const readStock = async (
  database: Database,
  kind: StockKind,
  { language, days, now }: { language: string; days: number; now: number },
): Promise<StockReport> => {
  const since = new Date(now - days * 86_400_000);
  const { where, order } = chosen[kind];
  const { rows } = await sql<StockReport>`
    with asked as (select ${since.toISOString()}::timestamptz as since),
    view as (select v.price_list, c.code, c.scale from store_view v join currency c on c.code = v.payable_currency where v.is_default),
    counted as (
      select p.id, p.sku, l.qty, r.amount as price, l.qty * r.amount as value,
        (select m.at from stock_movement m where m.product_id = p.id and m.reason = 'order' order by m.at desc limit 1) as last_sold
      from product p join stock_level l on l.product_id = p.id and l.manage_stock
      left join price r on r.product_id = p.id and r.price_list = (select price_list from view) and r.currency = (select code from view)
        and r.kind = 'regular' and r.min_qty = 1 and r.from_at is null and r.until_at is null
      where p.status = 1 and p.type not in ('configurable', 'bundle', 'grouped')
    ),
    kept as materialized (select k.* from counted k where ${where})
    select (select json_build_object('code', code, 'scale', scale) from view) as unit,
      (select json_build_object('rows', count(*), 'pieces', coalesce(sum(qty), 0), 'value', coalesce(sum(value), 0)) from kept) as total,
      coalesce((
        select json_agg(json_build_object('sku', k.sku, 'qty', k.qty, 'price', k.price, 'value', k.value,
          'last_sold_at', to_char(k.last_sold at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'name', coalesce((
            select t.name from product_text t where t.product_id = k.id order by t.language = ${language} desc, t.language limit 1
          ), k.sku)) order by ${order})
        from (select * from kept k order by ${order} limit ${rowsAtMost}) k
      ), '[]') as rows`.execute(database);
  const [report] = rows;
  if (report === undefined) throw new Error('nothing was counted');
  return report;
};
