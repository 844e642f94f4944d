import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { newPasskey, passkeyOptions } from '../../values/passkey.ts';
import { newRecoveryCodes } from '../../values/desk/staff-factor.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { factorName, typedPassword } from './factor-body.ts';
import { addingRefusals } from './totp-factor.ts';

export const beginPasskey = defineCall({
  method: 'GET',
  path: '/api/desk/factors/passkey',
  access: { for: 'staff', permission: 'desk.enter' },
  summary:
    'What the browser is asked with for a new passkey of the caller; good for five minutes (DESIGN §9)',
  query: deskQuery,
  result: passkeyOptions,
  refusals: deskRefusals,
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/desk/factors/passkey',
  access: { for: 'staff', permission: 'desk.enter' },
  summary: 'Adds a passkey. With the first factor there are recovery codes, shown this once (DESIGN §9)',
  query: deskQuery,
  body: z.object({ password: typedPassword, name: factorName, credential: newPasskey }),
  result: z.object({ factor_id: z.int(), recovery_codes: newRecoveryCodes }),
  refusals: [...addingRefusals, 'desk.passkey-wrong'],
});
