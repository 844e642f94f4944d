import { sql } from 'kysely';
import { newToken, tokenHash } from '../../../call/session-token.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';

/** `join` is a member's first link; `reset` ends the member's sessions when it is used. */
export type LinkPurpose = 'join' | 'reset';

/** A link as it is handed over, once: only the token's hash is kept. */
export type GivenLink = { token: string; purpose: LinkPurpose; expiresAt: Date };

const lifeMs = 24 * 3_600_000;

/** Takes back a member's links that have not been used. */
export const withdrawLinks = async (transaction: DatabaseTransaction, staffId: number): Promise<void> => {
  await sql`delete from staff_link where staff_id = ${staffId} and used_at is null`.execute(transaction);
};

/** Makes a member's only valid link, which works once within 24 hours. `now` in epoch milliseconds. */
export const makeLink = async (
  transaction: DatabaseTransaction,
  staffId: number,
  { purpose, now }: { purpose: LinkPurpose; now: number },
): Promise<GivenLink> => {
  await withdrawLinks(transaction, staffId);
  const [token, expiresAt] = [newToken(), new Date(now + lifeMs)];
  await transaction
    .insertInto('staff_link')
    .values({
      token_hash: tokenHash(token),
      staff_id: staffId,
      purpose,
      created_at: new Date(now),
      expires_at: expiresAt,
    })
    .execute();
  return { token, purpose, expiresAt };
};

/** Finds whose valid link this is. */
export const findLink = async (
  transaction: DatabaseTransaction,
  token: string,
  now: number,
): Promise<number | undefined> => {
  const { rows } = await sql<{ staff_id: number }>`
    select staff_id from staff_link where token_hash = ${tokenHash(token)} and used_at is null and expires_at > ${new Date(now)}`.execute(
    transaction,
  );
  return rows[0]?.staff_id;
};

/** Uses a valid link up; undefined when another request has used it meanwhile. */
export const consumeLink = async (
  transaction: DatabaseTransaction,
  token: string,
  now: number,
): Promise<LinkPurpose | undefined> => {
  const { rows } = await sql<{ purpose: LinkPurpose }>`
    update staff_link set used_at = ${new Date(now)}
    where token_hash = ${tokenHash(token)} and used_at is null and expires_at > ${new Date(now)} returning purpose`.execute(
    transaction,
  );
  return rows[0]?.purpose;
};
