import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const confirmOrderByLink = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/confirm-order',
  access: { for: 'anyone' },
  summary:
    'The buyer says that an order is meant, with what the link of its message carries (ours): once, and true from then on. A wrong number and a wrong link get one answer',
  query: storeQuery,
  body: z.strictObject({
    number: z.string().trim().min(1).max(32),
    /** Out of the message; who placed the order is not told it. */
    confirm: z.string().min(1).max(64),
  }),
  result: z.literal(true),
  refusals: ['order.not-found', 'order.confirm-not-possible', 'request.invalid'],
});
