import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { keptDays } from '../../modules/cart/cart.ts';
import { instantsOf, type Period } from './report-scope-sql.ts';

type Steps = { carts: number; checkouts: number; orders: number; delivered: number };
type FunnelRow = Steps & { key: string };
type FunnelReport = { complete_from: string; total: Steps & { rows: number }; rows: FunnelRow[] };

const dayMs = 86_400_000;

/**
 * Counts the carts that shoppers made in a period, by day, and what became of them up to now; each step is of the carts of
 * that day. An ordered one was in checkout too. One statement.
 */
export const readFunnel = async (
  database: Database,
  { now, ...period }: Period & { now: number },
): Promise<FunnelReport> => {
  const { begins, ends } = instantsOf(period);
  const { rows } = await sql<Omit<FunnelReport, 'complete_from'>>`
    with made as (
      select (c.created_at at time zone 'Asia/Baghdad')::date as day, o.id is not null as is_ordered,
        c.shipping_method_code is not null or exists (select from cart_address a where a.cart_id = c.id) as has_begun,
        exists (select from order_event e where e.order_id = o.id and e.to_state = 'complete') as is_delivered
      from cart c left join lateral (
        select o.id, o.source from "order" o where o.cart_id = c.id order by o.id desc limit 1
      ) o on true
      where c.created_at >= ${begins} and c.created_at < ${ends} and c.state <> 'desk' and o.source is null
        and (o.id is not null or exists (select from cart_line l where l.cart_id = c.id))
    ),
    counted as materialized (
      select to_char(each.day, 'YYYY-MM-DD') as key, count(m.day) as carts, count(*) filter (where m.has_begun or m.is_ordered) as checkouts,
        count(*) filter (where m.is_ordered) as orders, count(*) filter (where m.is_delivered) as delivered
      from generate_series(${period.from}::timestamp, ${period.until}::timestamp, interval '1 day') as each (day)
      left join made m on m.day = each.day::date group by each.day
    )
    select (select json_build_object('carts', sum(carts), 'checkouts', sum(checkouts), 'orders', sum(orders), 'delivered', sum(delivered), 'rows', count(*))
        from counted) as total,
      (select json_agg(json_build_object('key', key, 'carts', carts, 'checkouts', checkouts, 'orders', orders, 'delivered', delivered) order by key) from counted)
        as rows`.execute(database);
  const [report] = rows;
  if (report === undefined) throw new Error('nothing was counted');
  return { complete_from: isoDayAt(now - keptDays.carts * dayMs), ...report };
};
