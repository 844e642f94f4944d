import { z } from 'zod';
import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { customerProfile, givenCustomer } from '../values/customers/customer-profile.ts';

export const updateProfile = defineCall({
  method: 'POST',
  path: '/api/user/me',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary:
    'Saves the customer; a list of addresses replaces the address book. Sent twice it comes to the same (wire §6.5). What was changed of e-mail address and mobile number signs in for 7 days more',
  query: userQuery,
  body: z.object({
    customer: givenCustomer,
    /**
     * Ours: required to change the e-mail address or the mobile number in a session of our storefront;
     * checked whenever it is sent with such a change.
     */
    currentPassword: z.string().max(256).nullish(),
  }),
  bodyAtMost: 262_144,
  result: customerProfile,
  refusals: [
    'user.not-signed-in',
    'user.disabled',
    'user.profile-invalid',
    'user.foreign-address',
    'user.not-saved',
    'request.too-many',
    'request.busy',
  ],
});
