import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { sessionMeta } from '../values/customers/customer-session.ts';

export const refreshToken = defineCall({
  method: 'POST',
  path: '/api/user/refresh',
  access: { for: 'anyone' },
  summary:
    'A new user token for a refresh token, which stays good: tabs that refresh at once all get one (wire §6.4)',
  query: storeQuery,
  body: z.object({ refreshToken: z.string().max(512).nullish() }).optional(),
  result: z.string(),
  meta: sessionMeta,
  refusals: ['user.refresh-token-missing', 'user.refresh-token-invalid', 'user.disabled', 'request.too-many'],
});
