import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { givenPasskey, passkeyOptions } from '../../values/passkey.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { typedCode, typedPassword } from './factor-body.ts';

export const beginStepUp = defineCall({
  method: 'GET',
  path: '/api/desk/step-up',
  access: { for: 'staff', permission: 'desk.enter' },
  summary:
    "How the caller may give the second factor again: by a `code`, by a `passkey` with these options, the demo's owner by the `password` (DESIGN §9)",
  query: deskQuery,
  result: z.object({
    ways: z.array(z.enum(['code', 'passkey', 'password'])),
    /** Null where `passkey` is not among the ways. */
    passkey: passkeyOptions.nullable(),
  }),
  refusals: deskRefusals,
});

export const stepUp = defineCall({
  method: 'POST',
  path: '/api/desk/step-up',
  access: { for: 'staff', permission: 'desk.enter' },
  summary: 'Gives the second factor again, which opens calls that ask for it for five minutes (DESIGN §9)',
  query: deskQuery,
  body: z.union([
    z.strictObject({ code: typedCode }),
    z.strictObject({ credential: givenPasskey }),
    z.strictObject({ password: typedPassword }),
  ]),
  result: z.object({ stepped_up_until: z.string() }),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'request.busy',
    'desk.code-wrong',
    'desk.passkey-wrong',
    'desk.password-wrong',
    'desk.factor-missing',
  ],
});
