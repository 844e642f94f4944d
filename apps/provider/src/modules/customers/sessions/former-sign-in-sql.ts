import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** The e-mail address and the number a customer has; the number signs in once it is verified. */
export type SignIns = { email: string; telephone: string | null };

const lifeMs = 7 * 24 * 3_600_000;
/**
 * Maximum number of former sign-ins per customer, so that a stolen token cannot be used to reserve the
 * addresses of many people.
 */
const mostKept = 6;

const identifiersOf = ({ email, telephone }: SignIns): string[] =>
  telephone === null ? [email] : [email, telephone];

/** Whether the e-mail address or telephone a customer signs in with has changed. */
export const isSignInChanged = (before: SignIns, after: SignIns): boolean =>
  before.email !== after.email || before.telephone !== after.telephone;

/**
 * Keeps a customer's former e-mail address and verified number valid for sign-in for seven days, and forgets those
 * the customer uses again. Returns false after too many changes; the caller must then undo the change, or
 * the account's owner could be locked out. Runs in the transaction of the change, with the customer's row
 * locked.
 */
export const keepFormerSignIns = async (
  transaction: DatabaseTransaction,
  customerId: number,
  {
    before,
    after,
    isByToken,
    now,
  }: {
    before: SignIns & { telephone_verified: boolean };
    after: SignIns;
    /** Whether a token alone asked for the change: then codes go on to the former address. */
    isByToken: boolean;
    now: number;
  },
): Promise<boolean> => {
  const taken = identifiersOf(after);
  const signedIn = { email: before.email, telephone: before.telephone_verified ? before.telephone : null };
  const left = identifiersOf(signedIn).filter((identifier) => !taken.includes(identifier));
  const { rows: back } = await sql<{ since: Date | null }>`
    select min(expires_at) as since from former_sign_in
    where customer_id = ${customerId} and identifier = any(${taken}) and expires_at > ${new Date(now)}`.execute(
    transaction,
  );
  const since = back[0]?.since ?? null;
  await sql`
    delete from former_sign_in where customer_id = ${customerId}
      and (identifier = any(${taken}) or expires_at <= ${new Date(now)} or expires_at >= ${since})`.execute(
    transaction,
  );
  // Who goes back undoes what came after, and keeps no way in for whoever did that.
  if (since === null)
    await sql`
      insert into former_sign_in (identifier, customer_id, expires_at, is_by_token)
      select identifier, ${customerId}, ${new Date(now + lifeMs)}, ${isByToken} from unnest(${left}::text[]) given (identifier)
      on conflict (identifier) do update set customer_id = excluded.customer_id, expires_at = excluded.expires_at, is_by_token = excluded.is_by_token`.execute(
      transaction,
    );
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from former_sign_in where customer_id = ${customerId}`.execute(
    transaction,
  );
  return (rows[0]?.count ?? 0) <= mostKept;
};

/**
 * Whether an e-mail address is reserved as a former sign-in of another customer; a null `customerId` means that
 * the customer does not exist yet. Numbers are not reserved: whoever verifies one has it.
 */
export const isEmailReserved = async (
  database: Database,
  email: string,
  { customerId, now }: { customerId: number | null; now: number },
): Promise<boolean> => {
  const { rows } = await sql`
    select from former_sign_in
    where identifier = ${email} and customer_id is distinct from ${customerId} and expires_at > ${new Date(now)}`.execute(
    database,
  );
  return rows.length > 0;
};

/** Deletes expired former sign-ins and returns their number. */
export const forgetFormerSignIns = async (database: Database, now: number): Promise<number> => {
  const { rows } =
    await sql`delete from former_sign_in where expires_at <= ${new Date(now)} returning 1`.execute(database);
  return rows.length;
};
