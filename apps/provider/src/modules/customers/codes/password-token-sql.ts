import { sql } from 'kysely';
import { tokenHash } from '../../../call/session-token.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** Milliseconds for which a token sets a password: after a code that was typed, and from a link in an e-mail. */
export const passwordTokenMs = { ofCode: 10 * 60_000, ofLink: 60 * 60_000 };

/** A token, and the number or e-mail address it was given out for. */
export type PasswordToken = { token: string; sentTo: string };

export const insertPasswordToken = async (
  database: Database | DatabaseTransaction,
  { token, sentTo }: PasswordToken,
  { customerId, expiresAt }: { customerId: number; expiresAt: number },
): Promise<void> => {
  await database
    .insertInto('password_token')
    .values({
      token_hash: tokenHash(token),
      customer_id: customerId,
      sent_to: sentTo,
      expires_at: new Date(expiresAt),
    })
    .execute();
};

export type TokenOwner = {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  telephone: string | null;
};

/** Reads whose password a token may set; undefined when it is used, too old, or of another number or address. */
export const readTokenOwner = async (
  database: Database,
  { token, sentTo }: PasswordToken,
  now: number,
): Promise<TokenOwner | undefined> =>
  database
    .selectFrom('password_token as t')
    .innerJoin('customer as c', 'c.id', 't.customer_id')
    .select(['c.id', 'c.email', 'c.firstname', 'c.lastname', 'c.telephone'])
    .where('t.token_hash', '=', tokenHash(token))
    .where('t.sent_to', '=', sentTo)
    .where('t.expires_at', '>', new Date(now))
    .where('c.is_active', '=', true)
    .executeTakeFirst();

/**
 * Uses a token up and sets the password; ends all sessions and the other tokens of its customer. False when
 * somebody else has used it meanwhile.
 */
export const spendPasswordToken = async (
  transaction: DatabaseTransaction,
  { token, sentTo }: PasswordToken,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    with spent as (
      delete from password_token where token_hash = ${tokenHash(token)} and sent_to = ${sentTo} and expires_at > ${new Date(now)} returning customer_id
    )
    update customer set password_hash = ${passwordHash}, updated_at = ${new Date(now)}
    where id in (select customer_id from spent) and is_active returning id`.execute(transaction);
  const [owner] = rows;
  if (!owner) return false;
  await sql`delete from password_token where customer_id = ${owner.id}`.execute(transaction);
  await sql`delete from customer_session where customer_id = ${owner.id}`.execute(transaction);
  return true;
};

/** Deletes expired tokens and returns their number. */
export const forgetPasswordTokens = async (database: Database, now: number): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('password_token')
    .where('expires_at', '<=', new Date(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
