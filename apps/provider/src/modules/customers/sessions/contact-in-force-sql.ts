import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** Where a customer is reached. */
export type ContactInForce = {
  /** The e-mail address she had before the changes of the last seven days, and the one she has now. */
  emails: readonly [string, ...string[]];
  /** A verified number that opens the account by now, or null. */
  telephone: string | null;
};

/**
 * Reads where codes and notices of an account go: an address or number that a stolen token may have set counts only
 * after seven days, as it does for a forgotten password. Undefined when the customer no longer exists.
 */
export const readContactInForce = async (
  database: Database,
  customerId: number,
  now: number,
): Promise<ContactInForce | undefined> => {
  const at = new Date(now);
  const { rows } = await sql<{ email: string; former: string | null; telephone: string | null }>`
    select email, case when telephone_verified_at is not null and telephone_resets_from <= ${at} then telephone end as telephone,
      (select identifier from former_sign_in where customer_id = ${customerId} and identifier like '%@%' and expires_at > ${at}
        order by expires_at, identifier limit 1) as former
    from customer where id = ${customerId}`.execute(database);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { email, former, telephone } = row;
  return { emails: former === null ? [email] : [former, email], telephone };
};
