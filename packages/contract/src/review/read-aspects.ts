import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** Most aspects that a shop asks for. */
export const aspectsAtMost = 10;

/** What the shop calls an aspect to itself. */
export const aspectCode = z.string().regex(/^[a-z0-9-]{1,40}$/, 'should be the code of an aspect');

export const readAspects = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/reviews/aspects',
  access: { for: 'anyone' },
  of: 'lists',
  summary:
    "What a review may give stars for besides the product as a whole, such as its quality, in the owner's order (ours)",
  query: storeQuery,
  result: z.array(z.object({ code: z.string(), name: z.string() })).max(aspectsAtMost),
  refusals: ['request.invalid'],
});
