import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { staffMember } from '../../values/desk/staff-member.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const listStaff = defineCall({
  method: 'GET',
  path: '/api/desk/staff',
  access: { for: 'staff', permission: 'staff.manage' },
  summary: 'Everybody on the staff, by e-mail address, the disabled too (DESIGN §9)',
  query: deskQuery,
  result: z.object({ items: z.array(staffMember) }),
  refusals: deskRefusals,
});
