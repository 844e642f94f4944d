import { z } from 'zod';
import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const logOut = defineCall({
  method: 'POST',
  path: '/api/user/logout',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  summary:
    'Ends the session of the token and of the refresh cookie; who has none is signed out already (ours)',
  query: userQuery,
  result: z.literal(true),
  refusals: [],
});
