import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskSession } from '../../values/desk/desk-session.ts';
import { deskQuery, deskRequestRefusals } from '../desk-call.ts';

export const openSession = defineCall({
  method: 'POST',
  path: '/api/desk/link',
  access: { for: 'anyone' },
  summary:
    'Exchanges the link of a member of the staff, which works once within 24 hours, for a session, kept in an HttpOnly cookie (DESIGN §9)',
  query: deskQuery,
  body: z.object({ link: z.string().max(64) }),
  result: deskSession,
  refusals: [...deskRequestRefusals, 'request.invalid', 'desk.link-invalid'],
});
