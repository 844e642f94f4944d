import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { instantsOf, type Period, rowsAtMost } from './report-scope-sql.ts';

type TurnBy = 'product' | 'category';
type TurnSort = 'slow' | 'fast';
type Turned = { pieces: number; qty: number };
type TurnRow = Turned & {
  key: string;
  name: string;
  /** Days. */
  cover: number | null;
  /** Hundredths. */
  turn: number | null;
};
type TurnReport = { days: number; total: Turned & { rows: number }; rows: TurnRow[] };

/** Movements of stock because of orders: what they take, and what comes back of them. */
const ofOrders = sql`m.reason in ('order', 'cancellation', 'delivery', 'expiry', 'return')`;

/** What is summed up by: a product, or each category that it is in. */
const grouped: Record<TurnBy, RawBuilder<unknown>> = {
  product: sql`select m.id as key, m.pieces, m.qty, m.average from moved m`,
  category: sql`
    select c.category_id as key, sum(m.pieces) as pieces, sum(m.qty) as qty, sum(m.average) as average
    from moved m join product_category c on c.product_id = m.id group by c.category_id`,
};

const named = (by: TurnBy, language: string): RawBuilder<unknown> =>
  by === 'product'
    ? sql`(select p.sku from product p where p.id = g.key) as key, coalesce((
        select t.name from product_text t where t.product_id = g.key order by t.language = ${language} desc, t.language limit 1
      ), '') as name`
    : sql`g.key::text as key, coalesce((
        select t.name from category_text t where t.category_id = g.key order by t.language = ${language} desc, t.language limit 1
      ), '') as name`;

const orders: Record<TurnSort, RawBuilder<unknown>> = {
  slow: sql`g.qty > 0 desc, g.cover desc nulls first, g.qty desc, g.key`,
  fast: sql`g.pieces > 0 desc, g.cover, g.pieces desc, g.key`,
};

/**
 * Compares what orders took of counted stock in a period with the stock there is. The stock of the period is the mean of its
 * begin and end, found by taking later movements back. One statement.
 */
export const readTurn = async (
  database: Database,
  { by, sort }: { by: TurnBy; sort: TurnSort },
  { language, ...period }: Period & { language: string },
): Promise<TurnReport> => {
  const { begins, ends } = instantsOf(period);
  const { rows } = await sql<TurnReport>`
    with asked as (select (${period.until}::date - ${period.from}::date + 1) as days),
    movement as (
      select m.product_id, -coalesce(sum(m.delta) filter (where ${ofOrders} and m.at < ${ends}), 0) as pieces,
        sum(m.delta) as since_begin, coalesce(sum(m.delta) filter (where m.at >= ${ends}), 0) as since_end
      from stock_movement m where m.at >= ${begins} group by m.product_id
    ),
    moved as materialized (
      select p.id, greatest(coalesce(m.pieces, 0), 0) as pieces, l.qty,
        greatest(l.qty - (coalesce(m.since_begin, 0) + coalesce(m.since_end, 0)) / 2.0, 0) as average
      from product p join stock_level l on l.product_id = p.id and l.manage_stock
      left join movement m on m.product_id = p.id
      where p.status = 1 and p.type not in ('configurable', 'bundle', 'grouped') and (l.qty > 0 or coalesce(m.pieces, 0) > 0)
    ),
    counted as materialized (
      select g.key, g.pieces::bigint as pieces, g.qty::bigint as qty,
        case when g.pieces > 0 then round(greatest(g.qty, 0) * (select days from asked)::numeric / g.pieces)::bigint end as cover,
        case when g.average > 0 then round(100 * g.pieces / g.average)::bigint end as turn
      from (${grouped[by]}) g
    )
    select (select days from asked) as days,
      (select json_build_object('rows', (select count(*) from counted), 'pieces', coalesce(sum(pieces), 0), 'qty', coalesce(sum(qty), 0)) from moved) as total,
      coalesce((
        select json_agg(json_build_object('key', r.key, 'name', r.name, 'pieces', r.pieces, 'qty', r.qty, 'cover', r.cover, 'turn', r.turn) order by r.place)
        from (
          select ${named(by, language)}, g.pieces, g.qty, g.cover, g.turn, g.place
          from (select g.*, row_number() over (order by ${orders[sort]}) as place from counted g order by place limit ${rowsAtMost}) g
        ) r
      ), '[]') as rows`.execute(database);
  const [report] = rows;
  if (report === undefined) throw new Error('nothing was counted');
  return report;
};
