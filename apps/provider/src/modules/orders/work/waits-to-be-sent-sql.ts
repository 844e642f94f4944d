import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an order of `row` waits to be packed or handed to a carrier, and not for its buyer's word, as those of `toCall`
 * do, or an answer to it.
 */
export const waitsToBeSent = (row: string, toCall: readonly number[]): RawBuilder<unknown> =>
  sql`(${sql.ref(`${row}.state`)} in ('pending', 'pending_approval', 'invoiced', 'preparing') and ${sql.ref(`${row}.order_id`)} <> all(${[...toCall]}::bigint[])
    and not exists (select from cancel_request r where r.order_id = ${sql.ref(`${row}.order_id`)} and r.state = 'requested'))`;
