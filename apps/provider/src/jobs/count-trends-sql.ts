import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordChanges } from '../database/change-sql.ts';
import { type Database, type DatabaseTransaction, inTransaction } from '../database/database.ts';
import { tryLeaderLock } from './leader-lock-sql.ts';
import { orderCountsAsSale } from './order-counts-as-sale.ts';

const dayMs = 86_400_000;
const recentDays = 7;
const earlierDays = 28;

/**
 * Compares sales of the last 7 days with those of the 28 before, adding a variant's sales to its
 * configurable too, and records a change for each product whose trend differs: four times the recent sales
 * minus the earlier ones, so 8 sold after 12 in the four weeks before gives 20. Cancelled and refunded
 * orders do not count. Returns how many products changed; `now` in milliseconds.
 */
export const countTrendsIn = async (transaction: DatabaseTransaction, now: number): Promise<number> => {
  if (!(await tryLeaderLock(transaction, 'count-trends'))) return 0;
  const recent = new Date(now - recentDays * dayMs);
  const earlier = new Date(now - (recentDays + earlierDays) * dayMs);
  const { rows } = await sql<{ product_id: number }>`
    with sold as (
      select l.product_id, parent.id as parent_id, case when o.placed_at >= ${recent} then ${earlierDays / recentDays} * l.qty else -l.qty end as weight
      from "order" o join current_order_line l on l.order_id = o.id left join product parent on parent.sku = l.parent_sku
      where o.placed_at >= ${earlier} and o.placed_at < ${new Date(now)}
        and ${orderCountsAsSale}
    ), trend as (
      select id, sum(weight)::integer as trend
      from (select product_id as id, weight from sold union all select parent_id, weight from sold where parent_id is not null and parent_id <> product_id) as each
      where exists (select from product p where p.id = each.id) group by id
    ), compared as (
      select id, coalesce(t.trend, 0) as trend from trend t full join (select product_id as id from product_sales where sales_trend <> 0) s using (id)
    )
    insert into product_sales (product_id, sales_trend) select id, trend from compared order by id
    on conflict (product_id) do update set sales_trend = excluded.sales_trend where product_sales.sales_trend <> excluded.sales_trend
    returning product_id`.execute(transaction);
  await recordChanges(
    transaction,
    rows.map(({ product_id }) => ({ entity: 'product', entity_id: product_id, kind: 'sales' })),
    { actor: 'count-trends', requestId: `trends-${randomUUID()}` },
  );
  return rows.length;
};

/** Runs `countTrendsIn` in its own transaction. */
export const countTrends = (database: Database, now: number): Promise<number> =>
  inTransaction(database, (transaction) => countTrendsIn(transaction, now));
