import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { lineOf } from '../values/single-line.ts';
import { codeTyped, sentCodeMeta } from '../values/customers/sent-code.ts';

/** The number the wire names, or the e-mail address that a code was sent to by `user/reset-password`. */
const sentTo = { mobileNumber: lineOf(32).optional(), email: lineOf(254).optional() };

export const sendPasswordCode = defineCall({
  method: 'POST',
  path: '/api/user/forgot-password',
  access: { for: 'anyone' },
  captcha: 'on-use',
  summary: 'Sends a six-digit code to a verified mobile number, to set a new password (wire §11)',
  query: storeQuery,
  body: z.object({ mobileNumber: lineOf(32) }),
  result: z.literal(true),
  meta: sentCodeMeta,
  refusals: ['user.telephone-invalid', 'user.telephone-unknown', 'request.too-many'],
});

export const verifyPasswordCode = defineCall({
  method: 'POST',
  path: '/api/user/forgot-password/verify',
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary: 'A token for the right code, good once and for ten minutes (wire §11)',
  query: storeQuery,
  body: z.object({ ...sentTo, otp: codeTyped }),
  result: z.object({ token: z.string() }),
  refusals: ['user.telephone-invalid', 'user.code-wrong', 'user.code-expired', 'user.code-too-many'],
});

export const changeForgottenPassword = defineCall({
  method: 'POST',
  path: '/api/user/forgot-password/change',
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary: 'Sets a new password by that token and ends all sessions; the client signs in with it (wire §11)',
  query: storeQuery,
  body: z.object({ ...sentTo, token: z.string().max(64), password: z.string().max(256) }),
  result: z.literal(true),
  refusals: [
    'user.telephone-invalid',
    'user.password-token-invalid',
    'user.password-weak',
    'user.password-common',
    'user.password-personal',
    'request.too-many',
    'request.busy',
  ],
});
