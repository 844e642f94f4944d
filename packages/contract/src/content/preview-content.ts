import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** What staff were given to look at a version of content: nobody else has it, and it ends after a quarter of an hour. */
export const previewContent = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/content-preview',
  access: { for: 'anyone' },
  of: 'clients',
  limit: 'search',
  summary:
    'A version of content as its page would show it, for whoever has the token that the desk gave (ours)',
  query: storeQuery.extend({ token: z.string().max(200) }),
  result: z.object({
    entity: z.string(),
    /** As searches answer it. */
    document: z.looseObject({ identifier: z.string() }),
  }),
  refusals: ['content.not-found', 'request.invalid'],
});
