import { defineCall } from '../../define-call.ts';
import { deskSession } from '../../values/desk/desk-session.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const readSession = defineCall({
  method: 'GET',
  path: '/api/desk/session',
  access: { for: 'staff', permission: 'desk.enter' },
  summary: 'Who is signed in at the desk, and what they may do there (DESIGN §9)',
  query: deskQuery,
  result: deskSession,
  refusals: deskRefusals,
});
