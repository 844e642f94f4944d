import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const tellEvent = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/events',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary:
    'A search that was made, and how many products it found; it names nobody, and the shop keeps only how often a text was searched for on a day (ours)',
  query: storeQuery,
  body: z.object({
    event: z.literal('search'),
    term: z.string().min(1).max(256),
    total: z.int().min(0),
  }),
  /** The same result whether or not the report counts. */
  result: z.literal(true),
  refusals: [],
});
