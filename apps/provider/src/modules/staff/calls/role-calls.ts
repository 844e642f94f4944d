import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import {
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

/** `PUT /api/desk/roles/{role}`: only what changes has to be within the caller's own rights. */
export const setRole = handleDeskWrite(
  'desk/set-role',
  () =>
    async ({ params, body: { permissions } }, { transaction, act, staff }) => {
      const code = params['role'] ?? '';
      if (!(await lockRole(transaction, code))) return refusal('desk.role-not-found');
      if (code === ownerRole) return refusal('desk.role-fixed');
      const known = new Set(await readPermissions(transaction));
      const after = [...new Set(permissions)].toSorted();
      if (!after.every((permission) => known.has(permission))) return refusal('desk.permission-unknown');
      const [before] = await readRolesWithPermissions(transaction, code);
      const had = new Set(before?.permissions);
      const changed = [...had.symmetricDifference(new Set(after))];
      if (!changed.every((permission) => staff.permissions.has(permission)))
        return refusal('desk.beyond-own-rights');
      await setPermissions(transaction, code, after);
      await act({
        act: 'permissions-set',
        entity: 'role',
        entityId: code,
        before: { permissions: [...had] },
        after: { permissions: after },
      });
      const [role] = await readRolesWithPermissions(transaction, code);
      return role ? { result: { role: roleOf(role) } } : refusal('desk.role-not-found');
    },
);
