import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

export const stopReviewInvitations = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/reviews/invitations/stop',
  access: { for: 'anyone' },
  of: 'lists',
  summary:
    'Ends the messages that ask a buyer for reviews, by the key of one of them; one that has ended is no error (ours)',
  query: storeQuery,
  body: z.strictObject({ key: z.string().min(1).max(64) }),
  result: z.literal(true),
  refusals: ['request.invalid', 'request.too-many'],
});
