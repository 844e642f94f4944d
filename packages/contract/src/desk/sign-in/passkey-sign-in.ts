import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskSession } from '../../values/desk/desk-session.ts';
import { givenPasskey, passkeyOptions } from '../../values/passkey.ts';
import { deskQuery, deskRequestRefusals } from '../desk-call.ts';

export const beginPasskeySignIn = defineCall({
  method: 'GET',
  path: '/api/desk/session/passkey',
  access: { for: 'anyone' },
  summary: 'What the browser is asked with for a passkey that signs in; good for five minutes (DESIGN §9)',
  query: deskQuery,
  result: passkeyOptions,
  refusals: deskRequestRefusals,
});

export const signInByPasskey = defineCall({
  method: 'POST',
  path: '/api/desk/session/passkey',
  access: { for: 'anyone' },
  summary:
    'Signs in at the desk by a passkey that asked its owner for a finger, face or PIN; no password is needed (DESIGN §9)',
  query: deskQuery,
  body: z.object({ credential: givenPasskey }),
  result: deskSession,
  refusals: [...deskRequestRefusals, 'request.invalid', 'desk.passkey-wrong', 'desk.disabled'],
});
