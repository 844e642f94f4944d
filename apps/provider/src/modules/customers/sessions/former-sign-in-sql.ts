import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** What customers sign in with. */
export type SignIns = { email: string; telephone: string | null };

const lifeMs = 7 * 24 * 3_600_000;
/** Of one customer at a time, so that nobody with a stolen token reserves the addresses of many. */
const mostKept = 6;

const identifiersOf = ({ email, telephone }: SignIns): string[] =>
  telephone === null ? [email] : [email, telephone];

/** Whether a customer signs in with something else than before. */
export const isSignInChanged = (before: SignIns, after: SignIns): boolean =>
  before.email !== after.email || before.telephone !== after.telephone;

/**
 * Lets what a customer changed sign her in for seven days more, and forgets what she has taken back. False when she has changed it so often that no more is
 * kept: the change must not be made then, or its owner could be locked out. In the transaction of the change, with her row held.
 */
export const keepFormerSignIns = async (
  transaction: DatabaseTransaction,
  customerId: number,
  { before, after, now }: { before: SignIns; after: SignIns; now: number },
): Promise<boolean> => {
  const taken = identifiersOf(after);
  const left = identifiersOf(before).filter((identifier) => !taken.includes(identifier));
  await sql`delete from former_sign_in where customer_id = ${customerId} and (identifier = any(${taken}) or expires_at <= ${new Date(now)})`.execute(
    transaction,
  );
  await sql`
    insert into former_sign_in (identifier, customer_id, expires_at)
    select identifier, ${customerId}, ${new Date(now + lifeMs)} from unnest(${left}::text[]) given (identifier)
    on conflict (identifier) do update set customer_id = excluded.customer_id, expires_at = excluded.expires_at`.execute(
    transaction,
  );
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from former_sign_in where customer_id = ${customerId}`.execute(
    transaction,
  );
  return (rows[0]?.count ?? 0) <= mostKept;
};

/** Which of these still sign in another customer, who has changed them; `customerId` null is nobody yet. */
export const readReserved = async (
  database: Database,
  { email, telephone }: SignIns,
  { customerId, now }: { customerId: number | null; now: number },
): Promise<{ email: boolean; telephone: boolean }> => {
  const { rows } = await sql<{ identifier: string }>`
    select identifier from former_sign_in
    where identifier in (${email}, ${telephone}) and customer_id is distinct from ${customerId} and expires_at > ${new Date(now)}`.execute(
    database,
  );
  const reserved = new Set(rows.map(({ identifier }) => identifier));
  return { email: reserved.has(email), telephone: telephone !== null && reserved.has(telephone) };
};

/** Forgets what signs nobody in any more; returns how many that were. */
export const forgetFormerSignIns = async (database: Database, now: number): Promise<number> => {
  const { rows } =
    await sql`delete from former_sign_in where expires_at <= ${new Date(now)} returning 1`.execute(database);
  return rows.length;
};
