import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { manageRefusals } from './staff-body.ts';

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
  body: z.object({ permissions: z.array(z.string().max(60)).max(500) }),
  result: z.object({ role }),
  refusals: [...manageRefusals, 'desk.role-not-found', 'desk.role-fixed', 'desk.permission-unknown'],
});
