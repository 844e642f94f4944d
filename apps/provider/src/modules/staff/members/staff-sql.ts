import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { idleAtMostMs } from '../sessions/session-times.ts';

export type StaffState = 'invited' | 'active' | 'disabled';

/** A member of the staff. `roles` in alphabetical order. */
export type StaffMember = {
  id: number;
  email: string;
  name: string;
  language: string;
  state: StaffState;
  roles: string[];
};

export type ListedMember = StaffMember & {
  is_demo: boolean;
  /** The seller whose own account the member sees. */
  vendor: string | null;
  has_password: boolean;
  has_factor: boolean;
  /** Sessions that have not ended. */
  sessions: number;
  last_seen_at: Date | null;
  /** When the link that has not been used yet ends. */
  link_until: Date | null;
};

/** The role that may do everything; somebody always has it. */
export const ownerRole = 'owner';

/** Returns the form in which an e-mail address is kept and looked up. */
export const foldedEmail = (given: string): string => given.normalize('NFC').trim().toLowerCase();

const isLive = (now: number) =>
  sql`n.revoked_at is null and n.expires_at > ${new Date(now)} and n.last_seen_at > ${new Date(now - idleAtMostMs)}`;

const roles = sql`array(select role from staff_role where staff_id = s.id order by role)`;

/** Finds a member by e-mail address and locks the row until the transaction ends. */
export const lockMember = async (
  transaction: DatabaseTransaction,
  email: string,
): Promise<StaffMember | undefined> => {
  const { rows } = await sql<StaffMember>`
    select s.id, s.email, s.name, s.language, s.state, ${roles} as roles from staff s where s.email = ${foldedEmail(email)} for update`.execute(
    transaction,
  );
  return rows[0];
};

/** What says whether somebody may sign in as this member. */
export type SignInRow = Pick<StaffMember, 'id' | 'email' | 'name' | 'state'> & {
  password_hash: string | null;
  is_demo: boolean;
};

const signInColumns = sql`s.id, s.email, s.name, s.state, s.password_hash, s.is_demo`;

/** Finds who signs in with this e-mail address. */
export const findSignIn = async (database: Database, email: string): Promise<SignInRow | undefined> => {
  const { rows } = await sql<SignInRow>`
    select ${signInColumns} from staff s where s.email = ${foldedEmail(email)}`.execute(database);
  return rows[0];
};

/** Locks a member by id and returns what says whether the member may sign in. */
export const lockSignIn = async (
  transaction: DatabaseTransaction,
  staffId: number,
): Promise<SignInRow | undefined> => {
  const { rows } = await sql<SignInRow>`
    select ${signInColumns} from staff s where s.id = ${staffId} for update`.execute(transaction);
  return rows[0];
};

/** Reads what a member has for signing in without a link. */
export const readSignInState = async (
  database: Database,
  staffId: number,
): Promise<{ has_password: boolean; has_factor: boolean }> => {
  const { rows } = await sql<{ has_password: boolean; has_factor: boolean }>`
    select s.password_hash is not null as has_password,
      exists (select from staff_factor f where f.staff_id = s.id and f.confirmed_at is not null) as has_factor
    from staff s where s.id = ${staffId}`.execute(database);
  return rows[0] ?? { has_password: false, has_factor: false };
};

/** Sets a member's password, or takes it away. */
export const setPasswordHash = async (
  transaction: DatabaseTransaction,
  staffId: number,
  hash: string | null,
): Promise<void> => {
  await sql`update staff set password_hash = ${hash}, updated_at = now() where id = ${staffId}`.execute(
    transaction,
  );
};

/** Adds a member without roles and returns the id. */
export const insertMember = async (
  transaction: DatabaseTransaction,
  { email, name, language }: Pick<StaffMember, 'email' | 'name' | 'language'>,
): Promise<number> => {
  const { id } = await transaction
    .insertInto('staff')
    .values({ email: foldedEmail(email), name, language })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Binds a member to a seller, or to none. */
export const setVendor = async (
  transaction: DatabaseTransaction,
  staffId: number,
  vendor: string | null,
): Promise<void> => {
  await sql`update staff set vendor = ${vendor}, updated_at = now() where id = ${staffId}`.execute(
    transaction,
  );
};

export const setState = async (
  transaction: DatabaseTransaction,
  staffId: number,
  state: StaffState,
): Promise<void> => {
  await sql`update staff set state = ${state}, updated_at = now() where id = ${staffId}`.execute(transaction);
};

/** Replaces a member's roles. */
export const setRoles = async (
  transaction: DatabaseTransaction,
  staffId: number,
  given: readonly string[],
): Promise<void> => {
  await sql`delete from staff_role where staff_id = ${staffId} and role <> all(${given}::text[])`.execute(
    transaction,
  );
  await sql`insert into staff_role (staff_id, role) select ${staffId}, unnest(${given}::text[]) on conflict do nothing`.execute(
    transaction,
  );
};

/** Returns the roles that members may have. */
export const readRoles = async (database: Database | DatabaseTransaction): Promise<string[]> => {
  const rows = await database.selectFrom('role').select('code').orderBy('code').execute();
  return rows.map(({ code }) => code);
};

/**
 * Whether an active owner is left besides this member; the demo's is none elsewhere than here. Locks the role, so that two owners cannot take each
 * other away at once.
 */
export const isOwnerLeft = async (
  transaction: DatabaseTransaction,
  withoutStaffId: number,
): Promise<boolean> => {
  await sql`select from role where code = ${ownerRole} for update`.execute(transaction);
  const { rows } = await sql`
    select from staff_role r join staff s on s.id = r.staff_id
    where r.role = ${ownerRole} and s.state = 'active' and s.id <> ${withoutStaffId} and not s.is_demo limit 1`.execute(
    transaction,
  );
  return rows.length > 0;
};

/** Lists all members by e-mail address, or the one with this id. */
export const listMembers = async (
  database: Database | DatabaseTransaction,
  now: number,
  staffId: number | null = null,
): Promise<ListedMember[]> => {
  const { rows } = await sql<ListedMember>`
    select s.id, s.email, s.name, s.language, s.state, ${roles} as roles, s.is_demo, s.vendor, s.password_hash is not null as has_password,
      exists (select from staff_factor f where f.staff_id = s.id and f.confirmed_at is not null) as has_factor,
      (select count(*) from staff_session n where n.staff_id = s.id and ${isLive(now)})::integer as sessions,
      (select max(last_seen_at) from staff_session where staff_id = s.id) as last_seen_at,
      (select max(expires_at) from staff_link where staff_id = s.id and used_at is null and expires_at > ${new Date(now)}) as link_until
    from staff s where ${staffId}::integer is null or s.id = ${staffId} order by s.email`.execute(database);
  return rows;
};
