import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import type { AskingCustomer, CustomerGroup } from '../../../call/caller.ts';
import { tokenHash } from '../../../call/session-token.ts';

const hourMs = 3_600_000;
/** Lifetime of tokens in milliseconds (DESIGN §7). */
export const tokenLifeMs = { user: 24 * hourMs, refresh: 30 * 24 * hourMs };
/** Maximum number of user tokens per session; the oldest is dropped. */
const userTokensAtMost = 50;

const group = sql<CustomerGroup>`json_build_object('id', g.id, 'code', g.code, 'price_list', g.price_list, 'tax_class_id', g.tax_class_id)`;
const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

/** Finds the customer of a valid user token. */
export const identifyCaller = async (
  database: Database,
  token: string,
  now: number,
): Promise<(AskingCustomer & { is_active: boolean }) | undefined> => {
  const { rows } = await sql<AskingCustomer & { is_active: boolean }>`
    select c.id, s.id as session_id, s.asks_password, c.is_active, ${group} as "group"
    from user_token t join customer_session s on s.id = t.session_id
    join customer c on c.id = s.customer_id join customer_group g on g.id = c.customer_group_id
    where t.token_hash = ${tokenHash(token)} and t.expires_at > ${instant(now)}`.execute(database);
  return rows[0];
};

export type NewSession = {
  customerId: number;
  /** Null for who has no password and signs in otherwise. */
  passwordHash: string | null;
  userToken: string;
  refreshToken: string;
  device: string;
  asksPassword: boolean;
  now: number;
};

/**
 * Begins a session when the customer's password hash is still the one that was checked; null when it has
 * changed or the account is disabled. The customer's row is locked, so that a concurrent change of password
 * ends this session or prevents it. An account that was to be deleted stays (`wasLeaving`).
 */
export const beginSession = async (
  database: Database,
  { customerId, passwordHash, userToken, refreshToken, device, asksPassword, now }: NewSession,
): Promise<{ wasLeaving: boolean } | null> => {
  const { rows } = await sql<{ wasLeaving: boolean }>`
    with checked as (select id, deletes_at from customer where id = ${customerId} and password_hash is not distinct from ${passwordHash} and is_active for update),
    kept as (update customer c set deletes_at = null from checked where c.id = checked.id and checked.deletes_at is not null),
    begun as (
      insert into customer_session (customer_id, refresh_hash, device, asks_password, created_at, last_used_at, expires_at)
      select id, ${tokenHash(refreshToken)}, ${device}, ${asksPassword}, ${instant(now)}, ${instant(now)}, ${instant(now + tokenLifeMs.refresh)} from checked returning id
    )
    insert into user_token (token_hash, session_id, expires_at) select ${tokenHash(userToken)}, id, ${instant(now + tokenLifeMs.user)} from begun
    returning (select deletes_at is not null from checked) as "wasLeaving"`.execute(database);
  return rows[0] ?? null;
};

export type RefreshedSession = { is_active: boolean; group: CustomerGroup; expires_at: Date };

/**
 * Adds a user token to the session of a refresh token, unless the account is disabled; undefined when the
 * refresh token is invalid. Earlier user tokens stay valid, so that two tabs can refresh at the same time
 * (wire §6.4).
 */
export const refreshSession = async (
  database: Database,
  { refreshToken, userToken, now }: { refreshToken: string; userToken: string; now: number },
): Promise<RefreshedSession | undefined> => {
  const { rows } = await sql<RefreshedSession>`
    with used as (
      update customer_session s set last_used_at = ${instant(now)} from customer c join customer_group g on g.id = c.customer_group_id
      where s.refresh_hash = ${tokenHash(refreshToken)} and s.expires_at > ${instant(now)} and c.id = s.customer_id
      returning s.id, s.expires_at, c.is_active, ${group} as "group"
    ),
    old as (
      delete from user_token where token_hash in (
        select t.token_hash from user_token t join used on used.id = t.session_id order by t.expires_at desc offset ${userTokensAtMost - 1}
      )
    ),
    given as (
      insert into user_token (token_hash, session_id, expires_at)
      select ${tokenHash(userToken)}, id, least(${instant(now + tokenLifeMs.user)}, expires_at) from used where is_active
    )
    select is_active, "group", expires_at from used`.execute(database);
  return rows[0];
};

/** Ends the sessions of these tokens, also of expired ones. */
export const endSessionsOf = async (
  database: Database,
  { userToken, refreshToken }: { userToken: string | null; refreshToken: string | null },
): Promise<void> => {
  await sql`
    delete from customer_session where refresh_hash = ${refreshToken === null ? null : tokenHash(refreshToken)}
      or id = (select session_id from user_token where token_hash = ${userToken === null ? null : tokenHash(userToken)})`.execute(
    database,
  );
};

/** Ends one session of a customer; false when the customer has no session with this id. */
export const endSession = async (
  database: Database,
  customerId: number,
  sessionId: number,
): Promise<boolean> => {
  const { rows } =
    await sql`delete from customer_session where id = ${sessionId} and customer_id = ${customerId} returning 1`.execute(
      database,
    );
  return rows.length === 1;
};

/** Ends a customer's sessions except `kept`; all of them when it is null. */
export const endSessions = async (
  database: Database | DatabaseTransaction,
  customerId: number,
  kept: number | null,
): Promise<void> => {
  await sql`delete from customer_session where customer_id = ${customerId} and id is distinct from ${kept}`.execute(
    database,
  );
};

export type SessionRow = {
  id: number;
  device: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
};

/** Reads a customer's active sessions, the most recently used first. */
export const readSessions = async (
  database: Database,
  customerId: number,
  now: number,
): Promise<SessionRow[]> => {
  const { rows } = await sql<SessionRow>`
    select id, device, created_at, last_used_at, expires_at from customer_session
    where customer_id = ${customerId} and expires_at > ${instant(now)} order by last_used_at desc, id desc`.execute(
    database,
  );
  return rows;
};

/** Whether this session of a customer has not ended. */
export const isSessionLive = async (
  database: Database,
  { customerId, sessionId }: { customerId: number; sessionId: number },
  now: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select from customer_session where id = ${sessionId} and customer_id = ${customerId} and expires_at > ${instant(now)}`.execute(
    database,
  );
  return rows.length === 1;
};

/** Whether a customer with an active account has an active session on any device. */
export const isSignedIn = async (
  database: Database | DatabaseTransaction,
  customerId: number,
  now: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select from customer_session s join customer c on c.id = s.customer_id
    where s.customer_id = ${customerId} and s.expires_at > ${instant(now)} and c.is_active limit 1`.execute(
    database,
  );
  return rows.length === 1;
};

/** Deletes expired tokens and sessions and returns the number of sessions deleted. */
export const forgetEndedSessions = async (database: Database, now: number): Promise<number> => {
  await sql`delete from user_token where expires_at <= ${instant(now)}`.execute(database);
  const { rows } =
    await sql`delete from customer_session where expires_at <= ${instant(now)} returning 1`.execute(database);
  return rows.length;
};
