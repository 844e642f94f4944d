import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { lineOf } from '../values/single-line.ts';
import { sentCodeMeta } from '../values/customers/sent-code.ts';

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/user/reset-password',
  aliases: ['/api/user/resetPassword'],
  access: { for: 'anyone' },
  captcha: 'on-use',
  summary:
    'E-mails a link and a code to set a new password; answers alike whether the address is known (wire §6.3)',
  query: storeQuery,
  body: z.object({ email: lineOf(254).trim().pipe(z.email()) }),
  result: z.literal(true),
  meta: sentCodeMeta,
  refusals: ['user.reset-email-missing', 'request.too-many'],
});

export const createPassword = defineCall({
  method: 'POST',
  path: '/api/user/create-password',
  aliases: ['/api/user/createPassword'],
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary: 'Sets a new password by the token of that link and ends all sessions (wire §6.3)',
  query: storeQuery,
  body: z.object({
    email: lineOf(254).min(1),
    newPassword: z.string().min(1).max(256),
    resetToken: z.string().min(1).max(64),
  }),
  result: z.literal(true),
  refusals: [
    'user.email-not-provided',
    'user.reset-token-not-provided',
    'user.new-password-not-provided',
    'user.password-not-set',
    'request.too-many',
    'request.busy',
  ],
});
