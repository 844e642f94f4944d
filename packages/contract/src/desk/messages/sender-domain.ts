import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

/**
 * `fine`: it is there; `missing`: it is to be added; `weak`: it is there and does not name this sender, or asks for
 * nothing; `unknown`: the name server did not answer in time.
 */
const state = z.enum(['fine', 'missing', 'weak', 'unknown']);

/** Whose name a DKIM record has, such as the `s1` of `s1._domainkey`. */
const selector = z
  .string()
  .regex(/^$|^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i, 'should be the selector of a DKIM record')
  .transform((given) => (given === '' ? undefined : given))
  .optional();

export const readSenderDomain = defineCall({
  method: 'GET',
  path: '/api/desk/sender-domain',
  access: { for: 'staff', permission: 'messages.read' },
  summary:
    'What the name servers say of the domain that e-mails come from: SPF, DKIM and DMARC, by which mailboxes tell them from forged ones. DKIM is looked for under `selector`, else under usual names',
  query: deskQuery.extend({ selector }),
  result: z.object({
    /** Null where e-mails come from no domain of the shop, such as a sender that is not set. */
    domain: z.string().nullable(),
    records: z.array(
      z.object({
        kind: z.enum(['spf', 'dkim', 'dmarc']),
        state,
        /** Where the record belongs. */
        name: z.string(),
        /** What is there; null where nothing is. */
        found: z.string().nullable(),
      }),
    ),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
