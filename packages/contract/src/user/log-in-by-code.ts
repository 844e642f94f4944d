import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { sessionMeta } from '../values/customers/customer-session.ts';
import { codeTyped, sentCodeMeta } from '../values/customers/sent-code.ts';
import { lineOf } from '../values/single-line.ts';

export const sendLoginCode = defineCall({
  method: 'POST',
  path: '/api/user/login-code/send',
  access: { for: 'anyone' },
  captcha: 'on-use',
  summary: 'Ours: sends a code to a verified mobile number; answers alike whether it is known',
  query: storeQuery,
  body: z.object({ mobileNumber: lineOf(32) }),
  result: z.literal(true),
  meta: sentCodeMeta,
  refusals: ['user.telephone-invalid', 'request.too-many'],
});

export const logInByCode = defineCall({
  journey: 'log-in',
  method: 'POST',
  path: '/api/user/login-code',
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary: 'Ours: signs in by that code; answers as `user/login`',
  query: storeQuery,
  body: z.object({ mobileNumber: lineOf(32), otp: codeTyped }),
  result: z.string(),
  meta: sessionMeta,
  refusals: [
    'user.telephone-invalid',
    'user.disabled',
    'user.code-wrong',
    'user.code-expired',
    'user.code-too-many',
  ],
});
