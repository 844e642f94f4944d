import { permissions } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/**
 * Gives each permission the shop has not had yet to the roles that the contract lists for it. What an owner
 * has changed since stays so, because a permission is given once.
 */
export const grantPermissions = async (database: Database): Promise<void> => {
  const grants = Object.entries(permissions).flatMap(([permission, roles]) =>
    roles.map((role) => ({ permission, role })),
  );
  await sql`
    with listed as (select * from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as given (permission text, role text)),
    added as (insert into permission (code) select distinct permission from listed on conflict do nothing returning code)
    insert into role_permission (role, permission)
    select l.role, l.permission from listed l join added a on a.code = l.permission join role r on r.code = l.role`.execute(
    database,
  );
};
