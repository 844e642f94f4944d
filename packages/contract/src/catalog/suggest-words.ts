import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const suggestWords = defineCall({
  journey: 'search',
  method: 'GET',
  path: '/api/ext/dijla/suggestions',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary:
    'Words and brands for what has been typed so far, from its first character on, and what was meant where it is misspelt (ours)',
  query: storeQuery.extend({ term: z.string().max(256) }),
  result: z.object({
    /** The text with its last word completed, and the number of products that have it in their name. */
    words: z.array(z.object({ text: z.string(), count: z.int() })),
    brands: z.array(z.object({ label: z.string(), count: z.int() })),
    /** The text as it was understood, in the spelling of the shop; null where it was taken as it is. */
    corrected: z.string().nullable(),
  }),
  refusals: ['request.too-many'],
});
