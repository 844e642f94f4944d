import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** Where a customer is reached, and by which name. */
export type ContactInForce = {
  name: string;
  /** The e-mail address she had before a token alone changed it in the last seven days, and the one she has now. */
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
  const { rows } = await sql<{
    name: string;
    email: string;
    former: string | null;
    telephone: string | null;
  }>`
    select firstname as name, email, case when telephone_verified_at is not null and telephone_resets_from <= ${at} then telephone end as telephone,
      (select identifier from former_sign_in where customer_id = ${customerId} and identifier like '%@%' and expires_at > ${at} and is_by_token
        order by expires_at, identifier limit 1) as former
    from customer where id = ${customerId}`.execute(database);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { name, email, former, telephone } = row;
  return { name, emails: former === null ? [email] : [former, email], telephone };
};

/** Returns a message to each address and number of a contact. */
export const toContact = <Message extends object>(
  message: Message,
  { emails, telephone }: { emails: readonly string[]; telephone: string | null },
): (Message & { channel: 'email' | 'sms'; to: string })[] => [
  ...emails.map((to) => ({ ...message, channel: 'email' as const, to })),
  ...(telephone === null ? [] : [{ ...message, channel: 'sms' as const, to: telephone }]),
];
