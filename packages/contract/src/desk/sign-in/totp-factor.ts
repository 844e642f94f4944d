import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { newRecoveryCodes } from '../../values/desk/staff-factor.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { factorName, typedCode, typedPassword } from './factor-body.ts';

/** Who adds a factor says the password; who has one already gives it first, too. */
export const addingRefusals = [
  ...deskRefusals,
  'request.invalid',
  'request.busy',
  'desk.password-wrong',
  'desk.step-up-needed',
] as const;

export const beginTotp = defineCall({
  method: 'POST',
  path: '/api/desk/factors/totp',
  access: { for: 'staff', permission: 'desk.enter' },
  summary:
    'A secret for an app that shows codes, as text, as an `otpauth` address and as a QR code in SVG; it counts once a code of it was given (RFC 6238)',
  query: deskQuery,
  body: z.object({ password: typedPassword, name: factorName }),
  result: z.object({ factor_id: z.int(), secret: z.string(), uri: z.string(), qr: z.string() }),
  refusals: addingRefusals,
});

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/api/desk/factors/totp/{factorId}',
  access: { for: 'staff', permission: 'desk.enter' },
  summary: 'Confirms an app by a code of it. With the first factor there are recovery codes, shown this once',
  query: deskQuery,
  body: z.object({ code: typedCode }),
  result: z.object({ recovery_codes: newRecoveryCodes }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.code-wrong', 'desk.factor-not-found'],
});
