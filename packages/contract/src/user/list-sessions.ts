import { z } from 'zod';
import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { customerSession } from '../values/customers/customer-session.ts';

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/user/sessions',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: 'Where the customer is signed in, last used first (ours)',
  query: userQuery,
  result: z.array(customerSession),
  refusals: ['user.not-signed-in', 'user.disabled'],
});
