import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';

/** After this nobody orders what was waiting in a queue; the rows go with the next that come. */
const keptDays = 1;

/** Remembers that nobody was told of an order, under what it was meant to be. Once more is the same. */
export const rememberQueued = async (transaction: DatabaseTransaction, orderId: number, intent: string): Promise<void> => {
  await sql`
    with old as (delete from queued_order where at < now() - make_interval(days => ${keptDays}::integer) and order_id <> ${orderId})
    insert into queued_order (order_id, intent) values (${orderId}, ${intent}) on conflict do nothing`.execute(transaction);
};

/** Notes that an order was told to who sent it: what is ordered after that is another. */
export const markTold = async (transaction: DatabaseTransaction, orderId: number, cartId: string): Promise<void> => {
  await sql`update queued_order set told_cart_id = ${cartId} where order_id = ${orderId} and told_cart_id is null`.execute(transaction);
};

/** When an order was placed. */
export const readPlacedAt = async (transaction: DatabaseTransaction, orderId: number): Promise<Date> =>
  (await transaction.selectFrom('order').select('placed_at').where('id', '=', orderId).executeTakeFirstOrThrow()).placed_at;
