import { randomUUID } from 'node:crypto';
import { permissions } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordAct } from '../audit/audit.ts';

type Grant = { role: string; permission: string };

const listed: readonly Grant[] = Object.entries(permissions).flatMap(([permission, roles]) =>
  roles.map((role) => ({ permission, role })),
);

/**
 * Gives each permission the shop has not had yet to the roles listed for it, by default those of the
 * contract. What an owner has changed since stays so, because a permission is given once.
 */
export const grantPermissions = (database: Database, grants = listed): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { rows } = await sql<Grant>`
      with listed as (select * from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as given (permission text, role text)),
      added as (insert into permission (code) select distinct permission from listed on conflict do nothing returning code)
      insert into role_permission (role, permission)
      select l.role, l.permission from listed l join added a on a.code = l.permission join role r on r.code = l.role
      returning role, permission`.execute(transaction);
    if (rows.length === 0) return;
    await recordAct(
      transaction,
      {
        act: 'permissions-given',
        entity: 'role',
        entityId: null,
        before: null,
        after: { permissions: rows.map(({ role, permission }) => `${role} ${permission}`).toSorted() },
      },
      { actor: 'start', requestId: randomUUID() },
    );
  });
