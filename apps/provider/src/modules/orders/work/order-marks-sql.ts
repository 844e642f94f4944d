import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isConfirmedOrder } from './confirmation-sql.ts';

export type AskedOrder = { order_id: number; asks_to_cancel: boolean; is_confirmed: boolean };

/** Reads of orders whether their buyer asks to cancel, and whether they were confirmed. One statement. */
export const readAskedOrders = async (database: Database, ids: readonly number[]): Promise<AskedOrder[]> => {
  const { rows } = await sql<AskedOrder>`
    select l.order_id, ${isConfirmedOrder('l.order_id')} as is_confirmed,
      exists (select from cancel_request r where r.order_id = l.order_id and r.state = 'requested') as asks_to_cancel
    from order_listing l where l.order_id = any(${[...ids]}::bigint[])`.execute(database);
  return rows;
};
