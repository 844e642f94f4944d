import { sql } from 'kysely';
import { type Database, type DatabaseTransaction, inTransaction } from '../database/database.ts';
import { saveRelatedProducts } from './save-related-products-sql.ts';
import { orderCountsAsSale } from './order-counts-as-sale.ts';

const countedDays = 180;
const dayMs = 86_400_000;
/** Orders with more distinct products than this say nothing about which ones go together. */
const mostProducts = 40;

/**
 * Recounts in how many orders of the last half year two products were bought together, counting a variant as
 * its configurable. Returns how many pairs are new, gone or changed. `now` in milliseconds.
 */
export const countBoughtTogetherIn = (transaction: DatabaseTransaction, now: number): Promise<number> => {
  const since = new Date(now - countedDays * dayMs);
  return saveRelatedProducts(
    transaction,
    'bought_together',
    sql`
    with sold as (
      select distinct l.order_id, p.id
      from "order" o join current_order_line l on l.order_id = o.id left join product parent on parent.sku = l.parent_sku
      join product p on p.id = coalesce(parent.id, l.product_id)
      where o.placed_at >= ${since} and ${orderCountsAsSale}
    ), telling as (
      select order_id from sold group by order_id having count(*) between 2 and ${mostProducts}
    )
    select one.id as product_id, other.id as with_id, count(*)::integer as times
    from telling t join sold one using (order_id) join sold other using (order_id) where one.id <> other.id group by one.id, other.id`,
  );
};

/** Runs `countBoughtTogetherIn` in its own transaction. */
export const countBoughtTogether = (database: Database, now: number): Promise<number> =>
  inTransaction(database, (transaction) => countBoughtTogetherIn(transaction, now));
