import type { Permission } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import { tokenHash } from '../../../call/session-token.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import type { StaffState } from '../members/staff-sql.ts';
import { idleAtMostMs, seenAgainAfterMs, sessionLifeMs } from './session-times.ts';

export type StaffSessionRow = {
  id: number;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  network: string;
  browser: string;
};

export type IdentifiedStaff = {
  id: number;
  session_id: number;
  email: string;
  name: string;
  language: string;
  state: StaffState;
  roles: string[];
  permissions: string[];
  stepped_up_at: Date | null;
  is_demo: boolean;
  vendor: string | null;
};

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

/** Sessions that have neither ended nor been revoked nor lain idle. */
const isLive = (now: number) =>
  sql`s.revoked_at is null and s.expires_at > ${instant(now)} and s.last_seen_at > ${instant(now - idleAtMostMs)}`;

/**
 * Finds whose live session this token is, with what the roles allow at this moment, and notes that it was
 * seen.
 */
export const identifySession = async (
  database: Database,
  token: string,
  now: number,
): Promise<IdentifiedStaff | undefined> => {
  const { rows } = await sql<IdentifiedStaff>`
    with found as (
      select s.id, s.staff_id, s.last_seen_at, s.stepped_up_at from staff_session s where s.token_hash = ${tokenHash(token)} and ${isLive(now)}
    ),
    seen as (
      update staff_session s set last_seen_at = ${instant(now)} from found
      where s.id = found.id and found.last_seen_at <= ${instant(now - seenAgainAfterMs)}
    )
    select t.id, found.id as session_id, t.email, t.name, t.language, t.state, t.is_demo, t.vendor, found.stepped_up_at,
      array(select role from staff_role where staff_id = t.id order by role) as roles,
      array(select distinct p.permission from staff_role r join role_permission p on p.role = r.role where r.staff_id = t.id order by p.permission) as permissions
    from found join staff t on t.id = found.staff_id`.execute(database);
  return rows[0];
};

export type NewStaffSession = {
  staffId: number;
  token: string;
  network: string;
  browser: string;
  /** Whether the second factor was given with it. */
  hasFactor: boolean;
  now: number;
};

/** Begins a session and returns its id. */
export const insertSession = async (
  transaction: DatabaseTransaction,
  { staffId, token, network, browser, hasFactor, now }: NewStaffSession,
): Promise<number> => {
  const { id } = await transaction
    .insertInto('staff_session')
    .values({
      token_hash: tokenHash(token),
      staff_id: staffId,
      created_at: new Date(now),
      last_seen_at: new Date(now),
      expires_at: new Date(now + sessionLifeMs),
      network,
      browser,
      stepped_up_at: hasFactor ? new Date(now) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Whether a session is live, and its member may still do this. It does not count as a use of the session. */
export const mayStill = async (
  database: Database,
  { sessionId, permission, now }: { sessionId: number; permission: Permission; now: number },
): Promise<boolean> => {
  const { rows } = await sql`
    select from staff_session s join staff t on t.id = s.staff_id
    where s.id = ${sessionId} and ${isLive(now)} and t.state = 'active' and exists (
      select from staff_role r join role_permission p on p.role = r.role where r.staff_id = t.id and p.permission = ${permission}
    )`.execute(database);
  return rows.length === 1;
};

/** Reads a member's live sessions, last seen first. */
export const readSessions = async (
  database: Database,
  staffId: number,
  now: number,
): Promise<StaffSessionRow[]> => {
  const { rows } = await sql<StaffSessionRow>`
    select s.id, s.created_at, s.last_seen_at, s.expires_at, s.network, s.browser from staff_session s
    where s.staff_id = ${staffId} and ${isLive(now)} order by s.last_seen_at desc, s.id desc`.execute(
    database,
  );
  return rows;
};

/** Revokes one session of a member; false when the member has no live session with this id. */
export const revokeSession = async (
  transaction: DatabaseTransaction,
  { staffId, sessionId, now }: { staffId: number; sessionId: number; now: number },
): Promise<boolean> => {
  const { rows } = await sql`
    update staff_session s set revoked_at = ${instant(now)}
    where s.id = ${sessionId} and s.staff_id = ${staffId} and ${isLive(now)} returning 1`.execute(
    transaction,
  );
  return rows.length === 1;
};

/** Revokes all of a member's live sessions and returns their number. */
export const revokeSessions = async (
  transaction: DatabaseTransaction,
  staffId: number,
  now: number,
): Promise<number> => {
  const { rows } = await sql`
    update staff_session s set revoked_at = ${instant(now)} where s.staff_id = ${staffId} and ${isLive(now)} returning 1`.execute(
    transaction,
  );
  return rows.length;
};

/** Revokes a member's live sessions but for this one. */
export const revokeOtherSessions = async (
  transaction: DatabaseTransaction,
  { staffId, sessionId, now }: { staffId: number; sessionId: number; now: number },
): Promise<void> => {
  await sql`
    update staff_session s set revoked_at = ${instant(now)}
    where s.staff_id = ${staffId} and s.id <> ${sessionId} and ${isLive(now)}`.execute(transaction);
};

/** Notes that the second factor was given in a session. */
export const noteStepUp = async (
  transaction: DatabaseTransaction,
  sessionId: number,
  now: number,
): Promise<void> => {
  await sql`update staff_session set stepped_up_at = ${instant(now)} where id = ${sessionId}`.execute(
    transaction,
  );
};

/** Revokes the session of a token, whoever's it is. */
export const revokeSessionOf = async (
  transaction: DatabaseTransaction,
  token: string,
  now: number,
): Promise<void> => {
  await sql`update staff_session set revoked_at = ${instant(now)} where token_hash = ${tokenHash(token)} and revoked_at is null`.execute(
    transaction,
  );
};

/** Sessions and links are kept this long after their end, for whoever looks into what happened. */
const keptMs = 30 * 24 * 3_600_000;

/** Deletes sessions and links that ended 30 days ago. Returns the number of sessions. */
export const forgetEndedStaffSessions = async (database: Database, now: number): Promise<number> => {
  await sql`delete from staff_link where expires_at <= ${instant(now - keptMs)}`.execute(database);
  const { rows } =
    await sql`delete from staff_session where expires_at <= ${instant(now - keptMs)} returning 1`.execute(
      database,
    );
  return rows.length;
};
