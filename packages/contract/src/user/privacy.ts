import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { freshProof, freshProofRefusals } from '../values/customers/fresh-proof.ts';
import { codeTyped, sentCodeMeta } from '../values/customers/sent-code.ts';

const codeRefusals = ['user.code-wrong', 'user.code-expired', 'user.code-too-many'] as const;

const personalData = z.object({
  made_at: z.string(),
  /** By what they are, such as `orders`, the rows that are kept. */
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type PersonalData = z.infer<typeof personalData>;

export const sendPrivacyCode = defineCall({
  method: 'POST',
  path: '/api/user/privacy/code',
  access: { for: 'customer' },
  tokenPlace: 'bearer',
  summary:
    'Ours: sends a code to the customer’s verified number, else to the e-mail address, for an export, to delete the account, to add a way to log in, or to be paid elsewhere as a partner',
  query: userQuery,
  body: z.object({ act: z.enum(['export', 'delete', 'add-login', 'payout-account']) }),
  /** Where the code went. */
  result: z.object({ channel: z.enum(['sms', 'email']), to: z.string() }),
  meta: sentCodeMeta,
  refusals: [...tokenRefusals, 'request.too-many'],
});

export const exportPersonalData = defineCall({
  method: 'POST',
  path: '/api/user/privacy/export',
  access: { for: 'customer' },
  tokenPlace: 'bearer',
  summary: 'Ours: everything the shop keeps about the customer, by the password or by a code',
  query: userQuery,
  body: freshProof,
  /** Amounts in minor units of the currency beside them, times in UTC. */
  result: personalData,
  refusals: [...tokenRefusals, ...freshProofRefusals],
});

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/user/privacy/delete',
  access: { for: 'customer' },
  tokenPlace: 'bearer',
  summary:
    'Ours: ends all sessions and deletes the account 14 days later, unless its customer signs in before',
  query: userQuery,
  body: z.object({ otp: codeTyped }),
  /** Until when signing in takes it back. */
  result: z.object({ deletes_at: z.string() }),
  refusals: [...tokenRefusals, ...codeRefusals],
});
