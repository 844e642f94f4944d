import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { typedPassword } from './factor-body.ts';

export const setDeskPassword = defineCall({
  method: 'PUT',
  path: '/api/desk/password',
  access: { for: 'staff', permission: 'desk.enter' },
  summary:
    "Sets the caller's password and ends the caller's other sessions. Who has one says it as `current`; after a link there is none (DESIGN §9)",
  query: deskQuery,
  body: z.object({ current: typedPassword.optional(), password: typedPassword }),
  result: z.literal(true),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'request.busy',
    'desk.password-wrong',
    'user.password-weak',
    'user.password-common',
    'user.password-personal',
  ],
});
