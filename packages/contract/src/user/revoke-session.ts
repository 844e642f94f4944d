import { z } from 'zod';
import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { paths } from '../paths.ts';

export const revokeSession = defineCall({
  ...paths['user/revoke-session'],
  summary: "Ends one of the customer's sessions, on whatever device (ours)",
  query: userQuery,
  result: z.literal(true),
  refusals: ['user.not-signed-in', 'user.disabled', 'user.session-not-found', 'request.invalid'],
});
