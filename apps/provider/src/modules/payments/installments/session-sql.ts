import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { InstallmentPlan } from '../gateways/installments/installment-service.ts';

/** What the service that lends allows for one cart and one amount, in dinars, until it ends. */
type InstallmentSession = {
  session_id: string;
  cart_id: string;
  customer_id: number | null;
  amount: number;
  plans: InstallmentPlan[];
  /** The number of months that a code was sent for. */
  count: number | null;
  expires_at: Date;
};

/** Writes a session down, and takes away those that ended a day ago. */
export const insertSession = async (
  database: Database,
  given: Omit<InstallmentSession, 'count' | 'expires_at'> & { expires_at: string; now: number },
): Promise<void> => {
  const { session_id, cart_id, customer_id, amount, plans, expires_at, now } = given;
  await sql`
    with over as (delete from installment_session where expires_at < ${new Date(now - 86_400_000)})
    insert into installment_session (session_id, cart_id, customer_id, amount, plans, expires_at)
    values (${session_id}, ${cart_id}, ${customer_id}, ${amount}, ${JSON.stringify(plans)}::jsonb, ${expires_at}::timestamptz)
    on conflict do nothing`.execute(database);
};

/** Returns a session of a cart that has not ended; undefined when there is none of this id. */
export const readSession = async (
  database: Database,
  { sessionId, cartId, now }: { sessionId: string; cartId: string; now: number },
): Promise<InstallmentSession | undefined> =>
  (
    await sql<InstallmentSession>`
      select * from installment_session
      where session_id = ${sessionId} and cart_id = ${cartId} and expires_at > ${new Date(now)}`.execute(
      database,
    )
  ).rows[0];

/**
 * Returns the latest session of a cart and an amount that has not ended and for whose months a code was sent; undefined
 * when there is none.
 */
export const readChosenSession = async (
  database: Database,
  { cartId, amount, now }: { cartId: string; amount: number; now: number },
): Promise<InstallmentSession | undefined> =>
  (
    await sql<InstallmentSession>`
      select * from installment_session
      where cart_id = ${cartId} and amount = ${amount}::bigint and count is not null and expires_at > ${new Date(now)}
      order by expires_at desc limit 1`.execute(database)
  ).rows[0];

/** Notes for how many months the code of a session was sent. */
export const noteCount = async (database: Database, sessionId: string, count: number): Promise<void> => {
  await sql`update installment_session set count = ${count} where session_id = ${sessionId}`.execute(
    database,
  );
};
