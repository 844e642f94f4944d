import { sql } from 'kysely';
import { type Database, type DatabaseTransaction, inTransaction } from '../database/database.ts';

const countedDays = 180;
const dayMs = 86_400_000;
/** Of each product so many others are kept, and orders of more different products than that tell nothing of what goes together. */
const mostCompany = 24;
const mostProducts = 40;
const lockName = 'count-bought-together';

/**
 * Counts anew in how many orders of half a year two products were together, a variant as its configurable; answers how many pairs are
 * new, gone or counted differently. One of several processes counts. `now` in milliseconds.
 */
export const countBoughtTogetherIn = async (transaction: DatabaseTransaction, now: number): Promise<number> => {
  const { rows: [lock] } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtext(${lockName})) as taken`.execute(transaction);
  if (lock?.taken !== true) return 0;
  const since = new Date(now - countedDays * dayMs);
  const { rows: [counted] } = await sql<{ pairs: number }>`
    with sold as (
      select distinct l.order_id, p.id
      from "order" o join order_line l on l.order_id = o.id left join product parent on parent.sku = l.parent_sku
      join product p on p.id = coalesce(parent.id, l.product_id)
      where o.placed_at >= ${since} and not exists (select from order_event e where e.order_id = o.id and e.to_state in ('cancelled', 'cancelled_by_request', 'refunded'))
    ), telling as (
      select order_id from sold group by order_id having count(*) between 2 and ${mostProducts}
    ), pairs as (
      select one.id as product_id, other.id as with_id, count(*)::integer as times
      from telling t join sold one using (order_id) join sold other using (order_id) where one.id <> other.id group by one.id, other.id
    ), kept as (
      select product_id, with_id, times from (
        select *, row_number() over (partition by product_id order by times desc, with_id) as place from pairs) as ranked
      where place <= ${mostCompany}
    ), gone as (
      delete from bought_together b where not exists (select from kept k where k.product_id = b.product_id and k.with_id = b.with_id) returning 1
    ), written as (
      insert into bought_together (product_id, with_id, times) select product_id, with_id, times from kept
      on conflict (product_id, with_id) do update set times = excluded.times where bought_together.times <> excluded.times returning 1
    )
    select ((select count(*) from gone) + (select count(*) from written))::integer as pairs`.execute(transaction);
  return counted?.pairs ?? 0;
};

/** The same in a transaction of its own. */
export const countBoughtTogether = (database: Database, now: number): Promise<number> => inTransaction(database, (transaction) => countBoughtTogetherIn(transaction, now));
