import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import { prepared } from '../../database/prepare-marked.ts';

export type StockDemand = { product_id: number; qty: number };

/**
 * Takes an order's quantities from stock in one statement, locking rows in product id order so that orders
 * cannot deadlock, and records movements and changes. Returns the products without enough stock; the caller
 * must then roll back. Products whose stock is not managed pass while marked in stock.
 */
export const takeStock = async (
  transaction: DatabaseTransaction,
  demands: readonly StockDemand[],
  { orderId, requestId }: { orderId: number; requestId: string },
): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`${prepared}
    with
    wanted as (select product_id, qty from ${recordset(demands, 'product_id integer, qty integer')}),
    locked as (select l.product_id, w.qty from stock_level l join wanted w on w.product_id = l.product_id order by l.product_id for update of l),
    taken as (
      update stock_level l set qty = case when l.manage_stock then l.qty - locked.qty else l.qty end
      from locked
      where l.product_id = locked.product_id and l.is_in_stock and (not l.manage_stock or l.qty >= locked.qty)
      returning l.product_id, l.manage_stock, locked.qty as taken
    ),
    moved as (
      insert into stock_movement (product_id, delta, reason, order_id, actor)
      select product_id, -taken, 'order', ${orderId}::bigint, 'shopper' from taken where manage_stock order by product_id
    ),
    announced as (
      insert into change (entity, entity_id, kind, actor, request_id)
      select 'product', product_id, 'stock', 'shopper', ${requestId} from taken where manage_stock order by product_id
    )
    select product_id from taken
  `.execute(transaction);
  const taken = new Set(rows.map(({ product_id }) => product_id));
  return demands.filter(({ product_id }) => !taken.has(product_id)).map(({ product_id }) => product_id);
};
