import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { GivenBack } from '../orders/orders.ts';
import type { StockDemand } from './take-stock-sql.ts';

/**
 * Puts quantities of an order back into stock in one statement, at most what its movements took, and records
 * movements and changes. Rows are locked in product id order, as when they are taken.
 */
export const giveBackStock = async (
  transaction: DatabaseTransaction,
  demands: readonly StockDemand[],
  { orderId, cause, requestId }: Pick<GivenBack, 'orderId' | 'cause' | 'requestId'>,
): Promise<void> => {
  await sql`
    with
    wanted as (select product_id, qty from ${recordset(demands, 'product_id integer, qty integer')}),
    took as (select product_id, -sum(delta)::integer as qty from stock_movement where order_id = ${orderId} group by product_id),
    returned as (select w.product_id, least(w.qty, t.qty) as qty from wanted w join took t on t.product_id = w.product_id where t.qty > 0),
    locked as (select l.product_id, r.qty from stock_level l join returned r on r.product_id = l.product_id order by l.product_id for update of l),
    given as (
      update stock_level l set qty = l.qty + locked.qty from locked where l.product_id = locked.product_id
      returning l.product_id, locked.qty
    ),
    moved as (
      insert into stock_movement (product_id, delta, reason, order_id, actor)
      select product_id, qty, ${cause.kind}::text, ${orderId}::bigint, ${cause.actor}::text from given order by product_id
    )
    insert into change (entity, entity_id, kind, actor, request_id)
    select 'product', product_id, 'stock', ${cause.actor}::text, ${requestId} from given order by product_id`.execute(
    transaction,
  );
};
