import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { sessionMeta } from '../values/customers/customer-session.ts';
import { lineOf } from '../values/single-line.ts';

/** Ours logs in by a redirect and never makes these two. */
const ofClients = { method: 'POST', access: { for: 'anyone' }, query: storeQuery, of: 'clients' } as const;

export const logInByFacebook = defineCall({
  journey: 'log-in',
  ...ofClients,
  path: '/api/ext/facebook/login/{accessToken}',
  captcha: 'on-failures',
  summary:
    'Signs in by a token of Facebook that was given to the shop’s app; answers as `user/login` (wire §11)',
  result: z.string(),
  meta: sessionMeta,
  refusals: ['user.facebook-login-failed', 'user.facebook-not-linked', 'user.disabled', 'request.too-many'],
});

export const signUpByFacebook = defineCall({
  ...ofClients,
  path: '/api/ext/facebook/signup/{accessToken}',
  captcha: 'on-use',
  summary: 'Creates an account by a token of Facebook and signs in (wire §11)',
  body: z.object({ phone: lineOf(32).nullish() }),
  result: z.string(),
  meta: sessionMeta,
  refusals: [
    'user.facebook-signup-failed',
    'user.facebook-without-email',
    'user.disabled',
    'request.too-many',
  ],
});
