import { viewsAtMost } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

export type SavedView = {
  id: number;
  list: string;
  name: string;
  search: string;
  is_default: boolean;
  is_shared: boolean;
  is_own: boolean;
};

/** A shared view is no default of anybody but its maker. */
const columns = (staffId: number) => sql`
  v.id, v.list, v.name, v.search, v.is_default and v.staff_id = ${staffId} as is_default, v.is_shared, v.staff_id = ${staffId} as is_own`;

/** Reads a member's views and those that are shared with all, by name. A seller is not of the staff that shares views. */
export const readViews = async (database: Database, staffId: number): Promise<SavedView[]> => {
  const { rows } = await sql<SavedView>`
    select ${columns(staffId)} from saved_view v where v.staff_id = ${staffId}
      or (v.is_shared and exists (select from staff s where s.id = ${staffId} and s.vendor is null)) order by v.name, v.id`.execute(
    database,
  );
  return rows;
};

/** Saves a view under its name; null when the member has too many. */
export const saveView = async (
  transaction: DatabaseTransaction,
  staffId: number,
  { list, name, search }: Pick<SavedView, 'list' | 'name' | 'search'>,
): Promise<SavedView | null> => {
  await sql`select from staff where id = ${staffId} for update`.execute(transaction);
  const { rows } = await sql<SavedView>`
    with v as (
      insert into saved_view (staff_id, list, name, search)
      select ${staffId}::integer, ${list}, ${name}, ${search}
      where (select count(*) from saved_view where staff_id = ${staffId} and not (list = ${list} and name = ${name})) < ${viewsAtMost}
      on conflict (staff_id, list, name) do update set search = excluded.search returning *
    ) select ${columns(staffId)} from v`.execute(transaction);
  return rows[0] ?? null;
};

/** Finds a member's own view. */
export const findOwnView = async (
  transaction: DatabaseTransaction,
  staffId: number,
  viewId: number,
): Promise<SavedView | undefined> => {
  const { rows } = await sql<SavedView>`
    select ${columns(staffId)} from saved_view v where v.id = ${viewId} and v.staff_id = ${staffId} for update`.execute(
    transaction,
  );
  return rows[0];
};

/** Says whether a list opens with a view, instead of with the one before. */
export const setDefault = async (
  transaction: DatabaseTransaction,
  staffId: number,
  { id, list, isDefault }: { id: number; list: string; isDefault: boolean },
): Promise<void> => {
  await sql`update saved_view set is_default = false where staff_id = ${staffId} and list = ${list} and is_default`.execute(
    transaction,
  );
  if (isDefault) await sql`update saved_view set is_default = true where id = ${id}`.execute(transaction);
};

export const setShared = async (
  transaction: DatabaseTransaction,
  id: number,
  isShared: boolean,
): Promise<void> => {
  await sql`update saved_view set is_shared = ${isShared} where id = ${id}`.execute(transaction);
};

export const deleteView = async (transaction: DatabaseTransaction, id: number): Promise<void> => {
  await sql`delete from saved_view where id = ${id}`.execute(transaction);
};
