import { z } from 'zod';
import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { paths } from '../paths.ts';
import { customerSession } from '../values/customers/customer-session.ts';

export const listSessions = defineCall({
  ...paths['user/sessions'],
  summary: 'Where the customer is signed in, last used first (ours)',
  query: userQuery,
  result: z.array(customerSession),
  refusals: ['user.not-signed-in', 'user.disabled'],
});
