import { z } from 'zod';
import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const revokeSession = defineCall({
  method: 'DELETE',
  path: '/api/user/sessions/{sessionId}',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: "Ends one of the customer's sessions, on whatever device (ours)",
  query: userQuery,
  result: z.literal(true),
  refusals: ['user.not-signed-in', 'user.disabled', 'user.session-not-found', 'request.invalid'],
});
