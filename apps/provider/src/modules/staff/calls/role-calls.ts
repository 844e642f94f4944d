import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import {
  deleteRole,
  insertRole,
  lockRole,
  readPermissions,
  readRolesWithPermissions,
  type RoleRow,
  setPermissions,
} from '../members/role-sql.ts';
import { ownerRole } from '../members/staff-sql.ts';
import type { StaffParts } from '../staff-parts.ts';

const roleOf = (row: RoleRow) => ({ ...row, is_fixed: row.code === ownerRole });

/** `GET /api/desk/roles` */
export const listRoles = handleCall('desk/roles', ({ database }: StaffParts) => async () => ({
  result: {
    permissions: await readPermissions(database),
    roles: (await readRolesWithPermissions(database)).map(roleOf),
  },
}));

/** Why these permissions cannot be given or taken by this member; null when they can. */
const refusedPermissions = async (
  transaction: DatabaseTransaction,
  permissions: readonly string[],
  { changed, staff }: { changed: readonly string[]; staff: { permissions: ReadonlySet<string> } },
) => {
  const known = new Set(await readPermissions(transaction));
  if (!permissions.every((permission) => known.has(permission))) return 'desk.permission-unknown';
  return changed.every((permission) => staff.permissions.has(permission)) ? null : 'desk.beyond-own-rights';
};

/** Returns a role as the desk shows it. */
const answerWith = async (transaction: DatabaseTransaction, code: string) => {
  const [role] = await readRolesWithPermissions(transaction, code);
  return role ? { result: { role: roleOf(role) } } : refusal('desk.role-not-found');
};

/** `POST /api/desk/roles`: within the caller's own rights. */
export const addRole = handleDeskWrite(
  'desk/add-role',
  () =>
    async ({ body: { code, permissions } }, { transaction, act, staff }) => {
      const after = [...new Set(permissions)].toSorted();
      const refused = await refusedPermissions(transaction, after, { changed: after, staff });
      if (refused !== null) return refusal(refused);
      if (!(await insertRole(transaction, code))) return refusal('desk.role-taken');
      await setPermissions(transaction, code, after);
      await act({
        act: 'added',
        entity: 'role',
        entityId: code,
        before: null,
        after: { permissions: after },
      });
      return answerWith(transaction, code);
    },
);

/** `PUT /api/desk/roles/{role}`: only what changes has to be within the caller's own rights. */
export const setRole = handleDeskWrite(
  'desk/set-role',
  () =>
    async ({ params, body: { permissions } }, { transaction, act, staff }) => {
      const code = params['role'] ?? '';
      if (!(await lockRole(transaction, code))) return refusal('desk.role-not-found');
      if (code === ownerRole) return refusal('desk.role-fixed');
      const after = [...new Set(permissions)].toSorted();
      const [before] = await readRolesWithPermissions(transaction, code);
      const had = new Set(before?.permissions);
      const changed = [...had.symmetricDifference(new Set(after))];
      const refused = await refusedPermissions(transaction, after, { changed, staff });
      if (refused !== null) return refusal(refused);
      await setPermissions(transaction, code, after);
      await act({
        act: 'permissions-set',
        entity: 'role',
        entityId: code,
        before: { permissions: [...had] },
        after: { permissions: after },
      });
      return answerWith(transaction, code);
    },
);

/** `DELETE /api/desk/roles/{role}`: of a role that no member has, disabled ones neither. */
export const removeRole = handleDeskWrite(
  'desk/remove-role',
  () =>
    async ({ params }, { transaction, act, staff }) => {
      const code = params['role'] ?? '';
      if (!(await lockRole(transaction, code))) return refusal('desk.role-not-found');
      if (code === ownerRole) return refusal('desk.role-fixed');
      const [before] = await readRolesWithPermissions(transaction, code);
      const permissions = before?.permissions ?? [];
      if (!permissions.every((permission) => staff.permissions.has(permission)))
        return refusal('desk.beyond-own-rights');
      if (!(await deleteRole(transaction, code))) return refusal('desk.role-in-use');
      await act({ act: 'removed', entity: 'role', entityId: code, before: { permissions }, after: null });
      return { result: true };
    },
);
