import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

const term = z.string().min(1).max(256);
/** Which product of the results of a term it was, and where it stood among them, from 1. */
const ofResults = { term, sku: z.string().min(1).max(255), position: z.int().min(1).max(10_000) };

export const tellEvent = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/events',
  access: { for: 'anyone' },
  limit: 'search',
  reads: 'memory',
  summary:
    'A search that was made, what was chosen of its results, or bought after that; it names nobody, and the shop keeps only how often that was on a day (ours)',
  query: storeQuery,
  body: z.discriminatedUnion('event', [
    z.object({ event: z.literal('search'), term, total: z.int().min(0) }),
    z.object({ event: z.literal('click'), ...ofResults }),
    z.object({ event: z.literal('sale'), ...ofResults }),
  ]),
  /** The same result whether or not the report counts. */
  result: z.literal(true),
  refusals: [],
});
