import { z } from 'zod';
import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/user/change-password',
  aliases: ['/api/user/changePassword'],
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: 'Sets a new password and ends all sessions; the client signs in with the new one (wire §6.3)',
  query: userQuery,
  body: z.object({ currentPassword: z.string().max(256), newPassword: z.string().max(256) }),
  result: z.literal(true),
  refusals: [
    'user.not-signed-in',
    'user.disabled',
    'user.password-not-changed',
    'request.too-many',
    'request.busy',
  ],
});
