import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordChanges } from '../database/change-sql.ts';
import { type Database, inTransaction } from '../database/database.ts';

/** Milliseconds after which an order's transaction is certain to have ended. */
const settledAfterMs = 600_000;

/**
 * Adds the quantities sold since the last count to the products' sales, a variant's also to its
 * configurable, and records the changes. Returns how many products sold. Imported sales already include
 * orders placed elsewhere. `now` in milliseconds.
 */
export const countSales = (database: Database, now: number): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const until = new Date(now - settledAfterMs);
    const {
      rows: [counted],
    } = await sql<{ from_at: Date }>`select until_at as from_at from sales_counted for update`.execute(
      transaction,
    );
    if (counted === undefined || counted.from_at >= until) return 0;
    await sql`update sales_counted set until_at = ${until}`.execute(transaction);
    const { rows } = await sql<{ product_id: number }>`
      with sold as (
        select l.product_id, parent.id as parent_id, l.qty
        from "order" o join current_order_line l on l.order_id = o.id left join product parent on parent.sku = l.parent_sku
        where o.placed_at >= ${counted.from_at} and o.placed_at < ${until} and o.cart_id is not null
      ), by_product as (
        select id, sum(qty)::integer as qty
        from (select product_id as id, qty from sold union all select parent_id, qty from sold where parent_id is not null) as each
        where exists (select from product p where p.id = each.id) group by id
      )
      insert into product_sales (product_id, number_of_sales) select id, qty from by_product order by id
      on conflict (product_id) do update set number_of_sales = product_sales.number_of_sales + excluded.number_of_sales
      returning product_id`.execute(transaction);
    await recordChanges(
      transaction,
      rows.map(({ product_id }) => ({ entity: 'product', entity_id: product_id, kind: 'sales' })),
      { actor: 'count-sales', requestId: `sales-${randomUUID()}` },
    );
    return rows.length;
  });
