import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

export type RoleRow = { code: string; permissions: string[]; members: number };

/** Lists the roles with what they may do, or the one with this code. */
export const readRolesWithPermissions = async (
  database: Database | DatabaseTransaction,
  code: string | null = null,
): Promise<RoleRow[]> => {
  const { rows } = await sql<RoleRow>`
    select r.code, array(select permission from role_permission where role = r.code order by permission) as permissions,
      (select count(*) from staff_role m join staff s on s.id = m.staff_id where m.role = r.code and s.state <> 'disabled')::integer as members
    from role r where ${code}::text is null or r.code = ${code} order by r.code`.execute(database);
  return rows;
};

export const readPermissions = async (database: Database | DatabaseTransaction): Promise<string[]> => {
  const rows = await database.selectFrom('permission').select('code').orderBy('code').execute();
  return rows.map(({ code }) => code);
};

/** What these roles allow together. */
export const permissionsOfRoles = async (
  transaction: DatabaseTransaction,
  roles: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ permission: string }>`
    select distinct permission from role_permission where role = any(${roles}::text[])`.execute(transaction);
  return rows.map(({ permission }) => permission);
};

/** Locks a role, as `isOwnerLeft` does, so that two changes of it run one after the other. */
export const lockRole = async (transaction: DatabaseTransaction, code: string): Promise<boolean> => {
  const { rows } = await sql`select from role where code = ${code} for update`.execute(transaction);
  return rows.length > 0;
};

/** Adds a role. Returns false where there is one of this code. */
export const insertRole = async (transaction: DatabaseTransaction, code: string): Promise<boolean> => {
  const { rows } =
    await sql`insert into role (code) values (${code}) on conflict do nothing returning code`.execute(
      transaction,
    );
  return rows.length > 0;
};

/** Removes a role that is locked and that no member has. Returns whether it did. */
export const deleteRole = async (transaction: DatabaseTransaction, code: string): Promise<boolean> => {
  const { rows } = await sql`
    delete from role where code = ${code} and not exists (select from staff_role where role = ${code}) returning code`.execute(
    transaction,
  );
  return rows.length > 0;
};

/** Replaces what a role may do. */
export const setPermissions = async (
  transaction: DatabaseTransaction,
  code: string,
  permissions: readonly string[],
): Promise<void> => {
  await sql`delete from role_permission where role = ${code} and permission <> all(${permissions}::text[])`.execute(
    transaction,
  );
  await sql`insert into role_permission (role, permission) select ${code}, unnest(${permissions}::text[]) on conflict do nothing`.execute(
    transaction,
  );
};
