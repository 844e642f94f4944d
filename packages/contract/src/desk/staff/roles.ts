import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { manageRefusals } from './staff-body.ts';

const permissions = z.array(z.string().max(60)).max(500);
const roleCode = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'should be small letters, digits and hyphens');

const role = z.object({
  code: z.string(),
  permissions: z.array(z.string()),
  /** Members who have it and are not disabled. */
  members: z.int(),
  /** The owner's has everything, and stays so. */
  is_fixed: z.boolean(),
});

export const listRoles = defineCall({
  method: 'GET',
  path: '/api/desk/roles',
  access: { for: 'staff', permission: 'staff.manage' },
  summary: 'The roles with what they may do, and every permission there is (DESIGN §9)',
  query: deskQuery,
  result: z.object({ permissions: z.array(z.string()), roles: z.array(role) }),
  refusals: deskRefusals,
});

export const setRole = defineCall({
  method: 'PUT',
  path: '/api/desk/roles/{role}',
  access: { for: 'staff', permission: 'staff.manage', stepUp: true },
  summary:
    'Replaces what a role may do, for its members at once. Nobody gives or takes what they may not do themselves (DESIGN §9)',
  query: deskQuery,
  body: z.object({ permissions }),
  result: z.object({ role }),
  refusals: [...manageRefusals, 'desk.role-not-found', 'desk.role-fixed', 'desk.permission-unknown'],
});

export const addRole = defineCall({
  method: 'POST',
  path: '/api/desk/roles',
  access: { for: 'staff', permission: 'staff.manage', stepUp: true },
  summary: 'Adds a role with what it may do, within the rights of who adds it (DESIGN §9)',
  query: deskQuery,
  body: z.object({ code: roleCode, permissions }),
  result: z.object({ role }),
  refusals: [...manageRefusals, 'desk.role-taken', 'desk.permission-unknown'],
});

export const removeRole = defineCall({
  method: 'DELETE',
  path: '/api/desk/roles/{role}',
  access: { for: 'staff', permission: 'staff.manage', stepUp: true },
  summary: 'Removes a role that no member has',
  query: deskQuery,
  result: z.literal(true),
  refusals: [...manageRefusals, 'desk.role-not-found', 'desk.role-fixed', 'desk.role-in-use'],
});
