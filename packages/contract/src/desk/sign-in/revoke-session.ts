import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const revokeSession = defineCall({
  method: 'DELETE',
  path: '/api/desk/sessions/{sessionId}',
  access: { for: 'staff', permission: 'desk.enter' },
  summary: "Ends one of the caller's own sessions, on whatever device (DESIGN §9)",
  query: deskQuery,
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.session-not-found'],
});
