import { z } from 'zod';
import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const revokeOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/user/sessions',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: "Ends all of the customer's sessions but the one that asks (ours)",
  query: userQuery,
  result: z.literal(true),
  refusals: ['user.not-signed-in', 'user.disabled'],
});
