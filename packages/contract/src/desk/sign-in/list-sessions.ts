import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { staffSession } from '../../values/desk/desk-session.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/desk/sessions',
  access: { for: 'staff', permission: 'desk.enter' },
  summary: "The caller's own sessions that have not ended, last seen first (DESIGN §9)",
  query: deskQuery,
  result: z.array(staffSession),
  refusals: deskRefusals,
});
