import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

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
  last_seen_at: Date | null;
  /** When the link that has not been used yet ends. */
  link_until: Date | null;
};

/** The role that may do everything; somebody always has it. */
export const ownerRole = 'owner';

/** Returns the form in which an e-mail address is kept and looked up. */
export const foldedEmail = (given: string): string => given.normalize('NFC').trim().toLowerCase();

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

/** Locks a member by id and returns the state; undefined when there is none. */
export const lockState = async (
  transaction: DatabaseTransaction,
  staffId: number,
): Promise<StaffState | undefined> => {
  const { rows } = await sql<{ state: StaffState }>`
    select state from staff where id = ${staffId} for update`.execute(transaction);
  return rows[0]?.state;
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
 * Whether an active owner is left besides this member. Locks the role, so that two owners cannot take each
 * other away at once.
 */
export const isOwnerLeft = async (
  transaction: DatabaseTransaction,
  withoutStaffId: number,
): Promise<boolean> => {
  await sql`select from role where code = ${ownerRole} for update`.execute(transaction);
  const { rows } = await sql`
    select from staff_role r join staff s on s.id = r.staff_id
    where r.role = ${ownerRole} and s.state = 'active' and s.id <> ${withoutStaffId} limit 1`.execute(
    transaction,
  );
  return rows.length > 0;
};

/** Lists all members, by e-mail address. */
export const listMembers = async (database: Database, now: number): Promise<ListedMember[]> => {
  const { rows } = await sql<ListedMember>`
    select s.id, s.email, s.name, s.language, s.state, ${roles} as roles,
      (select max(last_seen_at) from staff_session where staff_id = s.id) as last_seen_at,
      (select max(expires_at) from staff_link where staff_id = s.id and used_at is null and expires_at > ${new Date(now)}) as link_until
    from staff s order by s.email`.execute(database);
  return rows;
};
