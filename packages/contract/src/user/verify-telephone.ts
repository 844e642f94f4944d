import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { codeTyped, sentCodeMeta } from '../values/customers/sent-code.ts';

export const sendTelephoneCode = defineCall({
  method: 'POST',
  path: '/api/user/register/resend',
  access: { for: 'customer' },
  tokenPlace: 'bearer',
  summary: 'Ours: sends a code to the customer’s own number, which is not verified yet',
  query: userQuery,
  result: z.literal(true),
  meta: sentCodeMeta,
  refusals: [...tokenRefusals, 'user.telephone-missing', 'user.telephone-verified', 'request.too-many'],
});

export const verifyTelephone = defineCall({
  method: 'POST',
  path: '/api/user/register/verify',
  access: { for: 'customer' },
  tokenPlace: 'bearer',
  summary: 'Ours: by the right code, the number signs in and resets a password, and no other customer has it',
  query: userQuery,
  body: z.object({ otp: codeTyped }),
  result: z.literal(true),
  refusals: [
    ...tokenRefusals,
    'user.telephone-missing',
    'user.code-wrong',
    'user.code-expired',
    'user.code-too-many',
  ],
});
