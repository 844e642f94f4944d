import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { sessionMeta } from '../values/customers/customer-session.ts';

export const readNativeCode = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/native-code',
  access: { for: 'customer' },
  tokenPlace: 'bearer',
  summary:
    'Ours: a code by which an app logs its customer in on the page `/na/login?code=…&to=…`; good once, for a minute, while the app is logged in',
  query: userQuery,
  /** `expires_in` in seconds. */
  result: z.object({ code: z.string(), expires_in: z.int() }),
  refusals: [...tokenRefusals],
});

export const logInByNativeCode = defineCall({
  journey: 'log-in',
  method: 'POST',
  path: '/api/ext/dijla/native-login',
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary: 'Ours: logs in by the code that an app was given; answers as `user/login`',
  query: storeQuery,
  body: z.object({ code: z.string().max(1000) }),
  result: z.string(),
  meta: sessionMeta,
  refusals: ['user.native-code-invalid', 'user.disabled'],
});

export const readNativeAccount = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/native-account',
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary: 'Ours: whose account the code of an app opens, to be asked before it is used; the code stays good',
  query: storeQuery,
  body: z.object({ code: z.string().max(1000) }),
  result: z.object({ firstname: z.string(), lastname: z.string(), email: z.string() }),
  refusals: ['user.native-code-invalid', 'user.disabled'],
});
