import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { sessionMeta } from '../values/customers/customer-session.ts';
import { freshProof, freshProofRefusals } from '../values/customers/fresh-proof.ts';
import { givenPasskey, newPasskey, passkeyOptions } from '../values/passkey.ts';
import { lineOf } from '../values/single-line.ts';

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/api/user/passkeys',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: 'Ours: the customer’s passkeys. Times are in UTC, ISO 8601',
  query: userQuery,
  result: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      created_at: z.string(),
      /** Null for one that nobody has logged in with yet. */
      last_used_at: z.string().nullable(),
    }),
  ),
  refusals: [...tokenRefusals],
});

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/api/user/passkeys/begin',
  access: { for: 'customer' },
  tokenPlace: 'bearer',
  summary:
    'Ours: what the browser is asked with for a new passkey, by the password or by a code; good once, for five minutes, in the session that asked',
  query: userQuery,
  body: freshProof,
  result: passkeyOptions,
  refusals: [...tokenRefusals, ...freshProofRefusals, 'user.too-many-passkeys'],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/user/passkeys',
  access: { for: 'customer' },
  tokenPlace: 'bearer',
  summary: 'Ours: adds the passkey that the browser made; its customer is told',
  query: userQuery,
  body: z.object({ name: lineOf(60).trim().min(1), credential: newPasskey }),
  result: z.object({ id: z.int() }),
  refusals: [...tokenRefusals, 'user.passkey-wrong', 'user.too-many-passkeys'],
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/api/user/passkeys/{passkeyId}',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: 'Ours: a passkey opens the account no more, which its customer is told; the last way in stays',
  query: userQuery,
  result: z.literal(true),
  refusals: [...tokenRefusals, 'user.passkey-not-found', 'user.last-way-in', 'request.invalid'],
});

export const beginPasskeyLogIn = defineCall({
  method: 'POST',
  path: '/api/user/passkey-login/begin',
  access: { for: 'anyone' },
  summary:
    'Ours: what the browser is asked with for a passkey that logs in, the same for everybody; good once, for five minutes, in the browser that asked',
  query: storeQuery,
  result: passkeyOptions,
  refusals: [],
});

export const logInByPasskey = defineCall({
  journey: 'log-in',
  method: 'POST',
  path: '/api/user/passkey-login',
  access: { for: 'anyone' },
  captcha: 'on-failures',
  summary:
    'Ours: logs in by a passkey that asked its owner for a finger, a face or a PIN; answers as `user/login`',
  query: storeQuery,
  body: z.object({ credential: givenPasskey }),
  result: z.string(),
  meta: sessionMeta,
  refusals: ['user.passkey-wrong', 'user.disabled', 'request.too-many'],
});
