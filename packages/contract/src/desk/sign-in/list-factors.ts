import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { staffFactor } from '../../values/desk/staff-factor.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const listFactors = defineCall({
  method: 'GET',
  path: '/api/desk/factors',
  access: { for: 'staff', permission: 'desk.enter' },
  summary: "The caller's password, second factors and recovery codes, as far as they may be seen (DESIGN §9)",
  query: deskQuery,
  result: z.object({
    has_password: z.boolean(),
    factors: z.array(staffFactor),
    recovery_codes_left: z.int(),
  }),
  refusals: deskRefusals,
});
