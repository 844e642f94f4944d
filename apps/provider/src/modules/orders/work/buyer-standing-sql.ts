import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isConfirmedOrder } from './confirmation-sql.ts';

/**
 * What shows that an order's buyer is whom it names: `proved` when the order was confirmed, something was paid for it
 * or staff have packed it; `known` when a customer is signed in, or
 * an order was delivered to its number before; else `unknown`: anybody may have typed number and e-mail address.
 */
export type BuyerStanding = 'proved' | 'known' | 'unknown';

/** Reads the standing of an order's buyer; undefined for an order that does not exist. */
export const readBuyerStanding = async (
  database: Database,
  orderId: number,
): Promise<BuyerStanding | undefined> => {
  const { rows } = await sql<{ standing: BuyerStanding }>`
    select case
      when ${isConfirmedOrder('l.order_id')} or l.paid > 0
        or exists (select from order_event e where e.order_id = l.order_id and e.move in ('pack', 'dispatch', 'deliver')) then 'proved'
      when o.customer_id is not null
        or exists (select from order_listing d where d.telephone = l.telephone and d.state in ('complete', 'refunded')) then 'known'
      else 'unknown' end as standing
    from order_listing l join "order" o on o.id = l.order_id
    where l.order_id = ${orderId}`.execute(database);
  return rows[0]?.standing;
};
