import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { lineOf } from '../values/single-line.ts';
import { customerProfile, givenCustomer } from '../values/customers/customer-profile.ts';

const storeId = z.union([z.int(), z.string().max(16), z.null()]).optional();

export const createCustomer = defineCall({
  method: 'POST',
  path: '/api/user/create',
  access: { for: 'anyone' },
  captcha: 'on-use',
  summary: 'Registers a customer; she signs in by a call of its own (wire §6.2)',
  query: storeQuery,
  body: z.object({
    customer: givenCustomer.extend({ storeId, store_id: storeId }),
    password: z.string().max(256),
    /** Ours: what the form said is agreed to by sending it, in its words; kept with the time. */
    consent: z.object({ kind: z.literal('terms'), text: lineOf(500) }).optional(),
  }),
  bodyAtMost: 262_144,
  result: customerProfile,
  refusals: [
    'user.registration-invalid',
    'user.email-taken',
    'user.telephone-invalid',
    'user.password-weak',
    'user.password-common',
    'user.password-personal',
    'user.foreign-address',
    'request.too-many',
    'request.busy',
  ],
});
