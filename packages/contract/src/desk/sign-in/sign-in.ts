import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskSession } from '../../values/desk/desk-session.ts';
import { deskQuery, deskRequestRefusals } from '../desk-call.ts';
import { typedCode, typedPassword } from './factor-body.ts';

export const signIn = defineCall({
  method: 'POST',
  path: '/api/desk/session',
  access: { for: 'anyone' },
  summary:
    'Signs in at the desk by password and, as `code`, a code of the app or a recovery code. Without the code it is refused with `desk.code-needed`, whose `meta.ways` say what the member has: `totp`, `passkey`, `recovery-code` (DESIGN §9)',
  query: deskQuery,
  body: z.object({ email: z.string().max(254), password: typedPassword, code: typedCode.optional() }),
  result: deskSession,
  refusals: [
    ...deskRequestRefusals,
    'request.invalid',
    'request.busy',
    'desk.sign-in-incorrect',
    'desk.disabled',
    'desk.code-needed',
    'desk.code-wrong',
    'desk.factor-missing',
  ],
});
