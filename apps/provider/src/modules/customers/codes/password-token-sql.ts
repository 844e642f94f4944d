import { sql } from 'kysely';
import { endSessions } from '../sessions/session-sql.ts';
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
 * Uses a token up and sets the password; ends all sessions and the other tokens of its customer. One that was sent
 * by e-mail proves the address. False when somebody else has used it meanwhile.
 */
export const spendPasswordToken = async (
  transaction: DatabaseTransaction,
  { token, sentTo }: PasswordToken,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<boolean> => {
  const { rows } = await sql<{ id: number; was_proven: boolean }>`
    with spent as (
      delete from password_token where token_hash = ${tokenHash(token)} and sent_to = ${sentTo} and expires_at > ${new Date(now)} returning customer_id
    )
    update customer c set password_hash = ${passwordHash}, updated_at = ${new Date(now)} from spent, customer before
    where c.id = spent.customer_id and before.id = c.id and c.is_active
    returning c.id, before.email_verified_at is not null as was_proven`.execute(transaction);
  const [owner] = rows;
  if (!owner) return false;
  await forgetTokensOf(transaction, owner.id);
  await endSessions(transaction, owner.id, null);
  if (sentTo.includes('@')) await proveEmail(transaction, owner, { email: sentTo, now });
  return true;
};

/** Ends a customer's other tokens, so that none outlives a new password. */
export const forgetTokensOf = async (transaction: DatabaseTransaction, customerId: number): Promise<void> => {
  await sql`delete from password_token where customer_id = ${customerId}`.execute(transaction);
};

/**
 * Notes that the address is the customer's, and makes it theirs again where somebody had changed it. The first time,
 * the number is unverified, and nobody logs in elsewhere or by a passkey: whoever registered another's address may have added their own.
 */
const proveEmail = async (
  transaction: DatabaseTransaction,
  { id, was_proven }: { id: number; was_proven: boolean },
  { email, now }: { email: string; now: number },
): Promise<void> => {
  const kept = (column: string) => (was_proven ? sql.ref(column) : sql`null`);
  await sql`
    update customer set email = ${email}, email_verified_at = ${new Date(now)},
      telephone_verified_at = ${kept('telephone_verified_at')}, telephone_resets_from = ${kept('telephone_resets_from')}
    where id = ${id}`.execute(transaction);
  await sql`delete from former_sign_in where customer_id = ${id}`.execute(transaction);
  if (was_proven) return;
  await sql`delete from customer_identity where customer_id = ${id}`.execute(transaction);
  await sql`delete from customer_passkey where customer_id = ${id}`.execute(transaction);
};

/** Deletes expired tokens and returns their number. */
export const forgetPasswordTokens = async (database: Database, now: number): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('password_token')
    .where('expires_at', '<=', new Date(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
