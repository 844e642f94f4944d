import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

const longestSku = 64;

export const tellSeenTogether = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/seen-together',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary:
    'Two products that were looked at one after the other; it names nobody, and the shop keeps only how often a pair was told on a day (ours)',
  query: storeQuery,
  body: z.object({ skus: z.tuple([z.string().min(1).max(longestSku), z.string().min(1).max(longestSku)]) }),
  /** The same result whether or not the report counts. */
  result: z.literal(true),
  refusals: [],
});
