import type { HeldStock } from '@dijla/commerce-rules/availability/unpaid-share';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';

/**
 * Reads what orders that wait for their payment hold of the products one of them has taken, and the percentage of its
 * stock that they may hold together; nothing where the owner sets none, or the order waits for no payment. The order has
 * taken its goods in this transaction: their rows are locked, so nobody takes of them meanwhile.
 */
export const readHeldStock = async (
  transaction: DatabaseTransaction,
  orderId: number,
): Promise<(HeldStock & { product_id: number; percent: number })[]> => {
  const { rows } = await sql<HeldStock & { product_id: number; percent: number }>`
    with own as (
      select m.product_id, -sum(m.delta)::integer as own from stock_movement m join order_listing l on l.order_id = m.order_id
      where m.order_id = ${orderId} and l.pay_until is not null group by m.product_id
    ), held as (
      select m.product_id, -sum(m.delta)::integer as held from order_listing l join stock_movement m on m.order_id = l.order_id
      where l.pay_until is not null and l.payment_state = 'unpaid' and l.state in ('pending', 'pending_approval', 'on_hold')
        and m.product_id in (select product_id from own) group by m.product_id
    )
    select s.product_id, s.qty as left, h.held, o.own, r.per_product as percent
    from unpaid_order_limit r, own o join held h using (product_id) join stock_level s using (product_id)
    where r.per_product is not null and s.manage_stock and o.own > 0`.execute(transaction);
  return rows;
};
