import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { sessionMeta } from '../values/customers/customer-session.ts';
import { lineOf } from '../values/single-line.ts';

export const listLoginProviders = defineCall({
  method: 'GET',
  path: '/api/user/social/providers',
  access: { for: 'anyone' },
  summary: 'Ours: where customers log in besides here, in the order of the settings',
  query: storeQuery,
  result: z.array(z.object({ id: z.string(), name: z.string() })),
  refusals: [],
});

export const beginSocialLogin = defineCall({
  method: 'POST',
  path: '/api/user/social/begin',
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary: 'Ours: the address at a provider to go to; a cookie keeps state, nonce and the secret of PKCE',
  query: storeQuery,
  body: z.object({
    provider: z.string().max(64),
    /** A path of the shop to lead back to; the account by default. */
    to: z.string().max(1000).optional(),
  }),
  result: z.object({ url: z.string() }),
  refusals: ['user.social-login-failed', 'request.too-many'],
});

export const finishSocialLogin = defineCall({
  method: 'POST',
  path: '/api/user/social/finish',
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary: 'Ours: signs in who came back from a provider, or answers what has to be known of them first',
  query: storeQuery,
  /** The query of the address that the provider led back to. */
  body: z.object({ returned: z.string().max(4096) }),
  result: z.object({
    /** A user token as of `user/login`; null while no account is known. */
    token: z.string().nullable(),
    to: z.string(),
    provider: z.string(),
    unknown: z
      .object({
        email: z.string().nullable(),
        firstname: z.string(),
        lastname: z.string(),
        /** Whether the e-mail address is a customer's, whose password then joins the two. */
        has_account: z.boolean(),
      })
      .nullable(),
  }),
  meta: sessionMeta,
  refusals: [
    'user.social-login-failed',
    'user.social-login-cancelled',
    'user.social-login-ended',
    'user.disabled',
    'request.too-many',
  ],
});

export const signUpBySocialLogin = defineCall({
  method: 'POST',
  path: '/api/user/social/sign-up',
  access: { for: 'anyone' },
  captcha: 'on-use',
  summary: 'Ours: an account for who came back; answers as `user/login`',
  query: storeQuery,
  body: z.object({
    firstname: lineOf(64).trim().min(2),
    lastname: lineOf(64).trim().min(2),
    /** Taken where the provider gives none. */
    email: lineOf(254).trim().pipe(z.email()).optional(),
    mobilenumber: lineOf(32).optional(),
  }),
  result: z.string(),
  meta: sessionMeta,
  refusals: [
    'user.social-login-ended',
    'user.social-login-failed',
    'user.registration-invalid',
    'user.email-taken',
    'user.telephone-invalid',
    'user.disabled',
    'request.too-many',
  ],
});

export const joinBySocialLogin = defineCall({
  method: 'POST',
  path: '/api/user/social/join',
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary: 'Ours: joins who came back to an account by its password; answers as `user/login`',
  query: storeQuery,
  body: z.object({ username: lineOf(254), password: z.string().max(256) }),
  result: z.string(),
  meta: sessionMeta,
  refusals: [
    'user.social-login-ended',
    'user.social-login-failed',
    'user.sign-in-incorrect',
    'user.disabled',
    'request.too-many',
    'request.busy',
  ],
});

export const listIdentities = defineCall({
  method: 'GET',
  path: '/api/user/identities',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: 'Ours: at which providers the customer logs in. Times are in UTC, ISO 8601',
  query: userQuery,
  result: z.array(
    z.object({ id: z.int(), name: z.string(), created_at: z.string(), last_used_at: z.string() }),
  ),
  refusals: [...tokenRefusals],
});

export const removeIdentity = defineCall({
  method: 'DELETE',
  path: '/api/user/identities/{identityId}',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: 'Ours: a provider opens the account no more; the last way in stays',
  query: userQuery,
  result: z.literal(true),
  refusals: [...tokenRefusals, 'user.identity-not-found', 'user.last-way-in', 'request.invalid'],
});
