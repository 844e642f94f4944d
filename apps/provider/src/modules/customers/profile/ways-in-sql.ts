import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';

/**
 * In how many ways a customer logs in: a password, a verified number, providers and passkeys. The customer's row is
 * locked, so that two removals at once do not take the last two.
 */
export const countWaysIn = async (transaction: DatabaseTransaction, customerId: number): Promise<number> => {
  const { rows } = await sql<{ ways: number }>`
    with locked as (select id, password_hash, telephone_verified_at from customer where id = ${customerId} for update)
    select (
      (password_hash is not null)::integer + (telephone_verified_at is not null)::integer
      + (select count(*) from customer_identity where customer_id = locked.id)
      + (select count(*) from customer_passkey where customer_id = locked.id)
    )::integer as ways from locked`.execute(transaction);
  return rows[0]?.ways ?? 0;
};
