import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/desk/session',
  access: { for: 'staff', permission: 'desk.enter' },
  summary: 'Signs out of the desk (DESIGN §9)',
  query: deskQuery,
  result: z.literal(true),
  refusals: deskRefusals,
});
