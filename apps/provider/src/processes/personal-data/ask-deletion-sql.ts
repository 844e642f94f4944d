import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** Days in which signing in takes a deletion back. */
export const daysToUndo = 14;

/** Notes until when an account stays. False when the customer no longer exists. */
export const markDeletion = async (
  transaction: DatabaseTransaction,
  customerId: number,
  deletesAt: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('customer')
    .set({ deletes_at: new Date(deletesAt) })
    .where('id', '=', customerId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Returns the customers whose accounts are to be deleted by now, at most so many. One with an order under way, or
 * with a request that nobody has answered, waits until that has ended: it needs its address.
 */
export const readDueDeletions = async (
  database: Database,
  { now, atMost }: { now: number; atMost: number },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from customer c where c.deletes_at <= ${new Date(now)} and not exists (
      select from "order" o join order_listing l on l.order_id = o.id
      where o.customer_id = c.id and (
        l.state not in ('complete', 'refunded', 'cancelled', 'cancelled_by_request')
        or exists (select from cancel_request r where r.order_id = o.id and r.state = 'requested')
        or exists (select from return_request r where r.order_id = o.id and r.state in ('requested', 'approved'))
      )
    ) order by c.deletes_at limit ${atMost}`.execute(database);
  return rows.map(({ id }) => id);
};
