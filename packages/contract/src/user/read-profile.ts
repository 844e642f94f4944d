import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { customerProfile } from '../values/customers/customer-profile.ts';

export const readProfile = defineCall({
  method: 'GET',
  path: '/api/user/me',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: 'The customer of the token, with address book and group token (wire §6.5)',
  query: userQuery,
  result: customerProfile,
  refusals: ['user.not-signed-in', 'user.disabled'],
});
