import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';

/** A customer who lost a number: somebody else has shown that it is theirs now. */
export type FormerHolder = { id: number; email: string; firstname: string; store_code: string | null };

/**
 * Makes a number a verified one of this customer, and unverified for whoever had it: a number belongs to who
 * answered the last code. It resets the password from a moment in epoch milliseconds on. Null when the customer has another number by now.
 */
export const verifyTelephone = async (
  transaction: DatabaseTransaction,
  { customerId, telephone, resetsFrom }: { customerId: number; telephone: string; resetsFrom: number },
  now: number,
): Promise<{ former: readonly FormerHolder[] } | null> => {
  // One after the other for each number, so that two who verify it at once do not meet at the unique index.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`telephone ${telephone}`}, 0))`.execute(
    transaction,
  );
  const { rows: own } =
    await sql`select from customer where id = ${customerId} and telephone = ${telephone} for update`.execute(
      transaction,
    );
  if (own.length === 0) return null;
  await sql`delete from former_sign_in where identifier = ${telephone} and customer_id <> ${customerId}`.execute(
    transaction,
  );
  const { rows: former } = await sql<FormerHolder>`
    update customer set telephone_verified_at = null, telephone_resets_from = null
    where telephone = ${telephone} and telephone_verified_at is not null and id <> ${customerId}
    returning id, email, firstname, store_code`.execute(transaction);
  await sql`
    update customer set telephone_verified_at = ${new Date(now)}, telephone_resets_from = ${new Date(resetsFrom)}
    where id = ${customerId}`.execute(transaction);
  return { former };
};
