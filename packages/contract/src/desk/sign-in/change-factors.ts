import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

export const removeFactor = defineCall({
  method: 'DELETE',
  path: '/api/desk/factors/{factorId}',
  access: { for: 'staff', permission: 'desk.enter', stepUp: true },
  summary: "Removes one of the caller's factors; the last one stays (DESIGN §9)",
  query: deskQuery,
  result: z.literal(true),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'desk.step-up-needed',
    'desk.factor-not-found',
    'desk.last-factor',
  ],
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/desk/recovery-codes',
  access: { for: 'staff', permission: 'desk.enter', stepUp: true },
  summary: 'Makes new recovery codes, shown this once; those of before open nothing any more (DESIGN §9)',
  query: deskQuery,
  result: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.step-up-needed', 'desk.factor-missing'],
});
