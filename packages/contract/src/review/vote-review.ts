import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { deviceKey } from './device-key.ts';

export const voteReview = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/reviews/{reviewId}/vote',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  of: 'lists',
  summary:
    'Whether somebody finds a review helpful: one vote of each customer, or of each device of guests; the same again changes nothing. Answers how many do (ours)',
  query: userQuery,
  body: z.strictObject({ is_helpful: z.boolean(), device: deviceKey }),
  result: z.object({ helpful: z.int() }),
  refusals: [...tokenRefusals, 'request.invalid', 'request.too-many', 'review.not-found', 'review.own'],
});
