import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { sessionMeta } from '../values/customers/customer-session.ts';
import { lineOf } from '../values/single-line.ts';

export const logIn = defineCall({
  journey: 'log-in',
  method: 'POST',
  path: '/api/user/login',
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary:
    'A user token for 24 hours by e-mail or mobile number and password; the refresh token beside it holds 30 days (wire §6.1)',
  query: storeQuery,
  body: z.object({ username: lineOf(254), password: z.string().max(256) }),
  result: z.string(),
  meta: sessionMeta,
  refusals: ['user.sign-in-incorrect', 'user.disabled', 'request.too-many', 'request.busy'],
});
